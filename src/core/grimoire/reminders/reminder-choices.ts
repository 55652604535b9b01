import type { CastCharacter } from '../../cast/cast.ts'
import type { Game } from '../game.ts'
import { believedCharacter, type Characters, isInPlay } from '../in-play.ts'

/** A reminder token that can be placed. */
export interface ReminderChoice {
  /** '' for a general one. */
  readonly character: string
  readonly text: string
  /** How many such tokens the character has, and how many of them are placed. */
  readonly tokens: number
  readonly placed: number
}

/**
 * The tokens that can be placed, the likeliest first: those of the character whose turn it is, of the other characters in
 * play or believed to be, and those that the rules let be placed while their character isn't in play.
 *
 * @param turn id of the character whose step of the night it is
 */
export function reminderChoices(
  game: Game,
  characters: Characters,
  turn: string | undefined
): ReminderChoice[] {
  const believed = new Set(game.seats.flatMap(seat => [believedCharacter(seat), ...seat.abilities]))
  const isAround = (character: CastCharacter) => isInPlay(game, character.id) || believed.has(character.id)
  const all = [...characters.values()]
  const first = all.filter(({ id }) => id === turn)
  const others = all.filter(character => character.id !== turn && isAround(character))
  const absent = all.filter(character => character.id !== turn && !isAround(character))
  return [
    ...[...first, ...others].flatMap(character =>
      choicesOf(game, character, [...character.reminders, ...character.remindersGlobal])
    ),
    ...absent.flatMap(character => choicesOf(game, character, character.remindersGlobal))
  ]
}

function choicesOf(game: Game, { id }: CastCharacter, texts: readonly string[]): ReminderChoice[] {
  return [...new Set(texts)].map(text => ({
    character: id,
    text,
    tokens: texts.filter(each => each === text).length,
    placed: game.reminders.filter(reminder => reminder.character === id && reminder.text === text).length
  }))
}
