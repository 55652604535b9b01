import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Nomination } from '#core/grimoire/game.ts'
import { $clockSpeed, $voteClock, clockOf, clockSpeeds } from '#stores/grimoire/vote-clock.ts'

/** What moves the clock hand. */
export interface ClockControls {
  /** Number of seats that the hand has passed. */
  passed: number
  isRunning: boolean
  setRunning: (isRunning: boolean) => void
  /** Passes so many more seats, or fewer. A hand that runs goes on from there. */
  step: (by: number) => void
}

/** The clock of a vote of so many seats. While it runs, the hand passes a seat at the chosen speed and stops after the last. */
export function useVoteClock({ id }: Nomination, seats: number): ClockControls {
  const { passed, isRunning } = clockOf(useStore($voteClock), id)
  const speed = clockSpeeds[useStore($clockSpeed)]
  const move = (to: number, runs: boolean) => {
    const next = Math.min(Math.max(to, 0), seats)
    $voteClock.set({ nomination: id, passed: next, isRunning: runs && next < seats })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand on its way to the next seat isn’t started anew by a vote.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => move(passed + 1, true), speed)
    return () => clearTimeout(timer)
  }, [isRunning, passed, speed, id, seats])
  return {
    passed,
    isRunning,
    setRunning: runs => move(passed, runs),
    step: by => move(passed + by, isRunning)
  }
}
