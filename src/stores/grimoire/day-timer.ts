import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { persistentAtom } from '../storage/persistent-atom.ts'

/** A timer of this device: it runs until `end` (milliseconds since 1970), or is paused with `left` milliseconds. */
export type DayTimer = { readonly end: number } | { readonly left: number }

const timerSchema = z.union([z.object({ end: z.number() }), z.object({ left: z.number() })])

/** Undefined while no timer is set. Its end is stored, so it goes on after a reload, and while the page sleeps. */
export const $dayTimer = persistentAtom<DayTimer | undefined>('belfry:timer', undefined, {
  encode: timer => JSON.stringify(timer),
  decode: readTimer
})

/** Whether a timer has ended, until somebody has seen it. */
export const $isTimeUp = atom(false)

/** Whether a timer that ends sounds, and whether it vibrates where the device can. */
export const $timerSound = persistentAtom<'on' | 'off'>('belfry:timer-sound', 'on')
export const $timerVibration = persistentAtom<'on' | 'off'>('belfry:timer-vibration', 'on')

const minute = 60_000

/** Milliseconds that a timer has left; at least 0. */
export const timeLeft = (timer: DayTimer, now: number) =>
  'left' in timer ? timer.left : Math.max(timer.end - now, 0)

export function startTimer(minutes: number) {
  $isTimeUp.set(false)
  $dayTimer.set({ end: Date.now() + minutes * minute })
}

export function pauseTimer() {
  const timer = $dayTimer.get()
  if (timer) $dayTimer.set({ left: timeLeft(timer, Date.now()) })
}

export function continueTimer() {
  const timer = $dayTimer.get()
  if (timer) $dayTimer.set({ end: Date.now() + timeLeft(timer, Date.now()) })
}

export function addMinute() {
  const timer = $dayTimer.get()
  if (timer) $dayTimer.set('left' in timer ? { left: timer.left + minute } : { end: timer.end + minute })
}

export const stopTimer = () => $dayTimer.set(undefined)

/** A timer that ended longer ago, while no page was open, isn't worth a message. */
const forgottenAfter = 10 * minute

/** Ends a timer whose time has come. Returns whether it is worth a message: false if there is none, or it is forgotten. */
export function endTimer(): boolean {
  const timer = $dayTimer.get()
  if (!timer || 'left' in timer || timer.end > Date.now()) return false
  stopTimer()
  $isTimeUp.set(Date.now() - timer.end < forgottenAfter)
  return $isTimeUp.get()
}

function readTimer(text: string): DayTimer | undefined {
  try {
    return timerSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
