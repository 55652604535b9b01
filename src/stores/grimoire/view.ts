import { atom } from 'nanostores'

/** What a card shows to a player: a text, and ids of characters and seats. */
export interface CardContent {
  text: string
  characters: string[]
  seats: string[]
}

/** A card that is being put together. */
export interface CardDraft extends CardContent {
  /** Of one of the storyteller's own cards. */
  id?: string
  /** A character is asked for first. */
  asksForCharacter?: boolean
}

/** A dialog over the grimoire, with what it is about. */
export type GrimoireDialog =
  | { kind: 'seat' | 'placeReminder'; seat: string }
  | { kind: 'reminder'; reminder: string }
  | { kind: 'bluffs'; group: string }
  | { kind: 'card'; card: CardContent }
  | { kind: 'cards'; seat?: string; draft?: CardDraft }
  | { kind: 'unseated' | 'players' | 'games' | 'log' | 'timer' }

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

/** What a press of a seat does while it isn't to open its dialog: give a vote, place a reminder. */
export interface SeatTap {
  /** What to do, shown in the middle of the table: `Tap the player who is poisoned`. */
  hint: string
  /** Called with the id of the seat. */
  onSeat: (seat: string) => void
}

export const $seatTap = atom<SeatTap | undefined>()
