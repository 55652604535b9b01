import './images.css'
import { m } from '#i18n/messages.ts'
import { uploadImages } from '#stores/uploads.ts'
import { UploadList } from './upload-list.tsx'
import { useHandedFiles } from './use-handed-files.ts'

/** Uploads images dropped or pasted anywhere on the page, and shows the progress of all uploads. */
export function UploadArea() {
  const isDragging = useHandedFiles(uploadImages)
  return (
    <>
      <p className="image-hint">{m.images_drop()}</p>
      <UploadList />
      {isDragging && (
        <div className="image-drop" aria-hidden="true">
          {m.images_drop_here()}
        </div>
      )}
    </>
  )
}
