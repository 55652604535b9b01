import { atom } from 'nanostores'

/** A dialog over the grimoire, with what it is about. */
export type GrimoireDialog =
  | { kind: 'seat' | 'placeReminder'; seat: string }
  | { kind: 'reminder'; reminder: string }
  | { kind: 'bluffs'; group: string }
  | { kind: 'unseated' | 'players' | 'games' | 'timer' }

export const $grimoireDialog = atom<GrimoireDialog | undefined>()

export const openGrimoireDialog = (dialog: GrimoireDialog) => $grimoireDialog.set(dialog)
export const closeGrimoireDialog = () => $grimoireDialog.set(undefined)

/** Whether the seats are in a circle or in a list. Both can do everything. */
export const $grimoireView = atom<'circle' | 'list'>('circle')

/** Ids of the seats that the present step of the night or the vote is about. */
export const $highlightedSeats = atom<ReadonlySet<string>>(new Set())

/** Key of the step of the night that is shown, which for a character is its id: its reminders are suggested first. */
export const $turn = atom<string | undefined>()

/** Everything is hidden, so that the phone can lie on the table. */
export const $isCurtainDown = atom(false)
