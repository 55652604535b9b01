import type { ActionData } from '#core/grimoire/action.ts'
import { findSeat, type Game, type Seat } from '#core/grimoire/game.ts'
import type { LogEntry, ToldAction } from '#core/grimoire/game-log.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { seatName } from '../seat-texts.ts'

/** Finds the names that a log needs. */
export interface LogNames {
  /** Name of a character, or its id if nobody knows it. */
  character: (id: string) => string
  /** Name of a step of the night that is no character. */
  step: (id: string) => string | undefined
}

/** Tells actions of some types: each line is a sentence. What isn't worth telling has none. */
export type LogTexts<Types extends ToldAction> = {
  [Type in Types]: (data: ActionData[Type], entry: LogEntry, names: LogNames) => string[]
}

/** Name of the player of a seat in a game; '' for no seat. */
export function playerName(game: Game, id: string): string {
  const seat = findSeat(game, id)
  return seat ? seatName(seat, game.seats.indexOf(seat) + 1) : ''
}

/** A player with the character of that time: `Ada (Imp)`. */
export function playerLabel(game: Game, id: string, names: LogNames): string {
  const character = findSeat(game, id)?.character
  const name = playerName(game, id)
  return character ? `${name} (${names.character(character)})` : name
}

/** `Ada: Drunk, believes to be Chef` */
export function seatLine(game: Game, { id, character, believes }: Seat, names: LogNames): string {
  const player = playerName(game, id)
  if (!character) return m.log_seat({ player, character: m.grimoire_no_character() })
  const data = { player, character: names.character(character) }
  return believes ? m.log_seat_believes({ ...data, believed: names.character(believes) }) : m.log_seat(data)
}

const listFormat = new Intl.ListFormat(languageTags[pageLocale()], { type: 'conjunction' })
export const listText = (texts: readonly string[]) => listFormat.format(texts)
