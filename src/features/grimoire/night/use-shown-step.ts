import { useEffect } from 'react'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { $highlightedSeats, $turn } from '#stores/grimoire/view.ts'

/** Highlights the players of a step in the circle, and lets its reminders be suggested first. */
export function useShownStep(step: NightStep | undefined) {
  const key = step?.key
  const seats = step?.seats.map(({ id }) => id).join('\n') ?? ''
  useEffect(() => {
    $turn.set(key)
    $highlightedSeats.set(new Set(seats === '' ? [] : seats.split('\n')))
    return () => {
      $turn.set(undefined)
      $highlightedSeats.set(new Set())
    }
  }, [key, seats])
}
