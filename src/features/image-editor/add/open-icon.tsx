import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { openIconAddress } from '#graphics/open-icons.ts'

/** An icon of the open set by its name. Without a network, a cloud takes the place of one that isn't here. */
export function OpenIcon({ name }: { name: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <CloudOff className="open-icon-missing" aria-hidden="true" />
  return (
    <img
      className="open-icon"
      src={openIconAddress(name)}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
