import type { CastCharacter, NightEntry } from '../../cast/cast.ts'
import { splitReminder } from '../../cast/reminder-parts.ts'
import type { Action } from '../action.ts'
import type { Game, Reminder, Seat } from '../game.ts'

/** A reminder token of the character whose step it is. */
export interface StepToken {
  readonly character: string
  readonly text: string
  /** Those of them on the table, the oldest first. */
  readonly placed: readonly Reminder[]
  /** How many the character has. */
  readonly tokens: number
}

/**
 * The tokens that a step's text names, in its order. All of the character's where it doesn't say which, or names none.
 * Tokens that lie on the table are never left out: they may have to go.
 */
export function stepTokens(game: Game, entry: NightEntry): StepToken[] {
  if (entry.kind === 'step') return []
  const { character, reminder } = entry
  const all = [...character.reminders, ...character.remindersGlobal]
  const named = splitReminder(reminder, character).flatMap(({ kind, text }) => (kind === 'token' ? text : []))
  const isClear = named.length > 0 && !named.includes('')
  const onTable = game.reminders.filter(each => each.character === character.id && all.includes(each.text))
  const labels = [...new Set([...(isClear ? named : all), ...onTable.map(({ text }) => text)])]
  return labels.map(text => tokenOf(game, character, text))
}

/** A token of a character by its label. */
export const tokenOf = (game: Game, character: CastCharacter, text: string): StepToken => ({
  character: character.id,
  text,
  placed: game.reminders.filter(each => each.character === character.id && each.text === text),
  tokens: [...character.reminders, ...character.remindersGlobal].filter(label => label === text).length
})

/** Whether every such token lies on the table, so that placing one takes the oldest away. */
export const isUsedUp = ({ placed, tokens }: StepToken) => placed.length > 0 && placed.length >= tokens

/**
 * Places a token beside a seat, as one transaction. When all are used, the oldest one is moved. None if the seat has it already.
 *
 * @param id of the new reminder
 */
export function placeToken(token: StepToken, seat: string, id: string): Action[] {
  const [oldest] = token.placed
  if (token.placed.some(reminder => reminder.seat === seat) && isUsedUp(token)) return []
  const { character, text } = token
  const place: Action = { type: 'placeReminder', data: { reminder: { id, seat, character, text } } }
  return oldest && isUsedUp(token)
    ? [{ type: 'removeReminder', data: { reminder: oldest.id } }, place]
    : [place]
}

/**
 * All seats, the likely targets of an ability first: living players, but not the acting ones, and last those that it was
 * used on before.
 *
 * @param acting ids of the acting players
 * @param used ids of seats that have the token
 */
export function likelyTargets({ seats }: Game, acting: readonly string[], used: readonly string[]): Seat[] {
  const rank = ({ id, alive }: Seat) =>
    (used.includes(id) ? 4 : 0) + (acting.includes(id) ? 2 : 0) + (alive ? 0 : 1)
  return seats.toSorted((one, other) => rank(one) - rank(other))
}
