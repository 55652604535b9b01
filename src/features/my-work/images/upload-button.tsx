import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { uploadImages } from '#stores/image-uploads.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'

/** Types that the file dialog offers. The real type is read from the content of the file. */
const accepted = 'image/png,image/jpeg,image/webp'

interface UploadButtonProps {
  /** `icon`: for the bar of a narrow page. */
  look?: 'primary' | 'plain' | 'icon'
}

/** Button that opens the file dialog and uploads the chosen files. */
export function UploadButton({ look = 'plain' }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const openFileDialog = () => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={m.images_upload()}
        onChange={event => {
          uploadImages([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {look === 'icon' ? (
        <IconButton label={m.images_upload()} onClick={openFileDialog}>
          <ImageUp />
        </IconButton>
      ) : (
        <Button variant={look} icon={<ImageUp />} onClick={openFileDialog}>
          {m.images_upload()}
        </Button>
      )}
    </>
  )
}
