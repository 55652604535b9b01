import { atom } from 'nanostores'
import { persistentAtom } from '../storage/persistent-atom.ts'

/** The clock hand of a vote. It isn't part of the game: votes are stored, and the hand begins anew after a reload. */
export interface VoteClock {
  /** Id of the nomination. */
  readonly nomination: string
  /** Number of seats that the hand has passed. Their votes are locked. */
  readonly passed: number
  /** Whether the hand moves by itself. */
  readonly isRunning: boolean
}

export const $voteClock = atom<VoteClock | undefined>()

/** The clock of a vote; before it has moved, its hand points at the nominee. */
export const clockOf = (clock: VoteClock | undefined, nomination: string): VoteClock =>
  clock?.nomination === nomination ? clock : { nomination, passed: 0, isRunning: false }

/** Milliseconds from one seat to the next. */
export const clockSpeeds = { slow: 2400, normal: 1400, fast: 700 } as const

export type ClockSpeed = keyof typeof clockSpeeds

export const isClockSpeed = (text: string): text is ClockSpeed => Object.hasOwn(clockSpeeds, text)

/** The speed that was chosen last on this device. */
export const $clockSpeed = persistentAtom<ClockSpeed>('belfry:clock-speed', 'normal', {
  encode: speed => speed,
  decode: text => (isClockSpeed(text) ? text : 'normal')
})

/** The seat whose hand went up or down last, with its votes: screen readers are told. */
export const $lastHand = atom<{ readonly seat: string; readonly votes: number } | undefined>()
