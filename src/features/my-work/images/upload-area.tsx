import './images.css'
import { m } from '#i18n/messages.ts'
import { uploadImages } from '#stores/image-uploads.ts'
import { UploadList } from './upload-list.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'

interface UploadAreaProps {
  /** Says that images can be dropped or pasted. */
  hasHint: boolean
}

/** Uploads images dropped or pasted anywhere on the page, and shows the progress of all uploads. */
export function UploadArea({ hasHint }: UploadAreaProps) {
  const isDragging = useDroppedFiles(uploadImages)
  return (
    <>
      {hasHint && <p className="image-hint">{m.images_drop_hint()}</p>}
      <UploadList />
      {isDragging && (
        <div className="image-drop" aria-hidden="true">
          {m.images_drop_here()}
        </div>
      )}
    </>
  )
}
