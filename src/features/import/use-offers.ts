import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#core/limits.ts'
import { type Offer, offerOf } from './offer.ts'

/** Takes what is dropped or pasted anywhere on the page. Answers whether something is held over it just now. */
export function useOffers(take: (offer: Offer) => void): boolean {
  const [isHeld, setHeld] = useState(false)

  const hold = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setHeld(true)
  })
  const release = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setHeld(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setHeld(false)
    const offer = event.dataTransfer && offerOf(event.dataTransfer)
    if (offer) take(offer)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const offer = event.clipboardData && offerOf(event.clipboardData)
    if (!offer || isForField(event, offer)) return
    event.preventDefault()
    take(offer)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', release, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])

  return isHeld
}

/** A field takes pasted text itself, so that its own undo works; too long a text would freeze it. */
const isForField = (event: Event, offer: Offer) =>
  event.target instanceof HTMLTextAreaElement &&
  offer.kind === 'text' &&
  offer.text.length <= limits.file.bytes
