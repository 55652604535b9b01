import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { uploadImages } from '#stores/uploads.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** What file choosers offer; what a file really is, its content says. */
const accepted = 'image/png,image/jpeg,image/webp'

interface UploadButtonProps {
  /** `icon`: for the bar of a narrow page. */
  look?: 'primary' | 'plain' | 'icon'
}

/** Chooses files and uploads them. */
export function UploadButton({ look = 'plain' }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
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
        <IconButton label={m.images_upload()} onClick={choose}>
          <ImageUp />
        </IconButton>
      ) : (
        <Button variant={look} icon={<ImageUp />} onClick={choose}>
          {m.images_upload()}
        </Button>
      )}
    </>
  )
}
