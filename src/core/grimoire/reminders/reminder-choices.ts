import type { CastCharacter } from '../../cast/cast.ts'
import { foldLetters } from '../../fold-letters.ts'
import { findSeat, type Game, type Reminder, type Seat, tableEdge } from '../game.ts'
import { believedCharacter, type Characters } from '../in-play.ts'

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
 * The tokens that can be placed, the likeliest first: those of the character whose turn it is, of the characters of the seat, of the
 * others in play or believed to be, and those that the rules let be placed while their character isn't in play. Those that are all
 * placed come last among their like.
 *
 * @param turn id of the character whose step of the night it is
 * @param place id of the seat beside which a token is placed, or `tableEdge`
 */
export function reminderChoices(
  game: Game,
  characters: Characters,
  turn: string | undefined,
  place?: string
): ReminderChoice[] {
  const seated = place === undefined ? undefined : findSeat(game, place)
  const own = new Set(place === tableEdge ? game.unseatedCharacters : seated ? charactersOf(seated) : [])
  const around = new Set([...game.seats.flatMap(charactersOf), ...game.unseatedCharacters])
  const placed = Map.groupBy(game.reminders, ({ character, text }) => keyOf(character, text))
  const rank = ({ id }: CastCharacter) => (id === turn ? 0 : own.has(id) ? 1 : around.has(id) ? 2 : 3)
  const isSpent = (choice: ReminderChoice) => choice.placed >= choice.tokens
  return [...characters.values()]
    .flatMap(character => {
      const texts = [...(rank(character) < 3 ? character.reminders : []), ...character.remindersGlobal]
      return choicesOf(character, texts, placed).map(choice => ({ choice, rank: rank(character) }))
    })
    .sort(
      (one, other) => one.rank - other.rank || Number(isSpent(one.choice)) - Number(isSpent(other.choice))
    )
    .map(({ choice }) => choice)
}

const charactersOf = (seat: Seat) => [seat.character, believedCharacter(seat), ...seat.abilities]

const keyOf = (character: string, text: string) => JSON.stringify([character, text])

function choicesOf(
  { id }: CastCharacter,
  texts: readonly string[],
  placed: ReadonlyMap<string, readonly Reminder[]>
): ReminderChoice[] {
  return [...new Set(texts)].map(text => ({
    character: id,
    text,
    tokens: texts.filter(each => each === text).length,
    placed: placed.get(keyOf(id, text))?.length ?? 0
  }))
}

/** Those whose text or character has these letters, in their order. */
export function findReminders(choices: readonly ReminderChoice[], characters: Characters, query: string) {
  const wanted = foldLetters(query.trim())
  return choices.filter(({ character, text }) =>
    foldLetters(`${text} ${characters.get(character)?.name ?? ''}`).includes(wanted)
  )
}
