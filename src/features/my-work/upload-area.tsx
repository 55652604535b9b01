import './images.css'
import { m } from '#i18n/messages.ts'
import { uploadImages } from '#stores/uploads.ts'
import { UploadList } from './upload-list.tsx'
import { useHandedFiles } from './use-handed-files.ts'

/** Uploads what is dropped or pasted anywhere on the page, and says what is on its way. */
export function UploadArea() {
  const isHeld = useHandedFiles(uploadImages)
  return (
    <>
      <p className="image-hint">{m.images_drop()}</p>
      <UploadList />
      {isHeld && (
        <div className="image-drop" aria-hidden="true">
          {m.images_drop_here()}
        </div>
      )}
    </>
  )
}
