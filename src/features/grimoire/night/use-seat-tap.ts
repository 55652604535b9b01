import { useEffect, useEffectEvent } from 'react'
import { $seatTap } from '#stores/grimoire/view.ts'

/** Lets a press of a seat choose it, as long as the component is mounted. Escape cancels. */
export function useSeatTap(hint: string, onSeat: (seat: string) => void, onCancel: () => void) {
  const choose = useEffectEvent(onSeat)
  const cancelOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onCancel()
  })
  useEffect(() => {
    const stop = new AbortController()
    const tap = { hint, onSeat: (seat: string) => choose(seat) }
    $seatTap.set(tap)
    document.addEventListener('keydown', event => cancelOnEscape(event), { signal: stop.signal })
    return () => {
      stop.abort()
      if ($seatTap.get() === tap) $seatTap.set(undefined)
    }
  }, [hint])
}
