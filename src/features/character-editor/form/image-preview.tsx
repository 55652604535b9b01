import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { isDisplayableImage } from '#views/displayable-image.ts'
import { useDebounced } from '../use-debounced.ts'

/** The image at an address, or the reason why it cannot be shown. */
export function ImagePreview({ address, label }: { address: string; label: string }) {
  const settled = useDebounced(address)
  const [failed, setFailed] = useState<string>()
  if (!/^https?:\/\/./i.test(settled)) return null
  if (!isDisplayableImage(settled)) return <p role="status">{m.metadata_image_insecure()}</p>
  if (failed === settled) return <p role="status">{m.metadata_image_failed()}</p>
  return (
    <img
      className="editor-image-preview"
      src={settled}
      alt={label}
      width={64}
      height={64}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(settled)}
    />
  )
}
