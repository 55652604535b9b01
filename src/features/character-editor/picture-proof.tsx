import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { isShowable } from '#views/showable-picture.ts'
import { useSettled } from './use-settled.ts'

/** The image at an address, or the reason why it cannot be shown. */
export function PictureProof({ address, label }: { address: string; label: string }) {
  const settled = useSettled(address)
  const [failed, setFailed] = useState<string>()
  if (!/^https?:\/\/./i.test(settled)) return null
  if (!isShowable(settled)) return <p role="status">{m.meta_picture_insecure()}</p>
  if (failed === settled) return <p role="status">{m.meta_picture_failed()}</p>
  return (
    <img
      className="editor-picture-proof"
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
