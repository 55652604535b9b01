import { useEffect, useEffectEvent } from 'react'
import { $seatTap } from '#stores/grimoire/view.ts'

/** Lets a press of a seat, or a drop on it, choose it, as long as the component is mounted. Escape cancels. */
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
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(
        type,
        event => {
          const seat = seatBelow(event)
          if (seat === undefined) return
          event.preventDefault()
          if (type === 'drop') choose(seat)
        },
        { signal: stop.signal }
      )
    return () => {
      stop.abort()
      if ($seatTap.get() === tap) $seatTap.set(undefined)
    }
  }, [hint])
}

/** Id of the seat that something is dragged to. */
const seatBelow = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-seat]')?.dataset.seat : undefined
