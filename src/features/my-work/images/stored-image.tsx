import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'

/** An uploaded image. While it can't be loaded, an icon says so: its name stands beside it. */
export function StoredImage({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!hasFailed)
    return <img src={address} alt="" loading="lazy" decoding="async" onError={() => setHasFailed(true)} />
  return (
    <span className="image-missing" title={m.failures_image()}>
      <ImageOff aria-hidden="true" />
    </span>
  )
}
