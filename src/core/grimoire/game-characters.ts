import type { Cast, CastCharacter } from '../cast/cast.ts'
import type { Team } from '../character/team.ts'
import type { Game } from './game.ts'
import { type Characters, charactersInPlay } from './in-play.ts'

/** Teams whose characters join any game, whether the script lists them or not. */
const guests: ReadonlySet<Team> = new Set<Team>(['traveller', 'fabled', 'loric'])

/** Ids of all characters that a game knows: of players, bluffs and reminders. */
const usedCharacters = (game: Game): ReadonlySet<string> =>
  new Set([
    ...charactersInPlay(game),
    ...game.seats.flatMap(seat => [seat.believes, ...seat.abilities, ...seat.formerCharacters]),
    ...game.bluffs.flatMap(({ characters }) => characters),
    ...game.reminders.map(({ character }) => character)
  ])

/**
 * The characters that a game can have, by id: the script's, then all official travellers, Fabled and Loric, then official ones
 * that are in play though the script lacks them, as after a change of the script.
 *
 * @param official every official character
 */
export function gameCharacters(cast: Cast, official: readonly CastCharacter[], game: Game): Characters {
  const used = usedCharacters(game)
  const others = official.filter(({ id, team }) => guests.has(team) || used.has(id))
  const all = new Map<string, CastCharacter>()
  for (const character of [...cast.characters, ...others])
    if (!all.has(character.id)) all.set(character.id, character)
  return all
}

/** Names that the virtual town square gives to reminders which belong to nobody. */
const generalReminders = ['good', 'evil']

/** Ids of the characters of a game that neither the script nor the catalogue has. */
export const missingCharacters = (game: Game, characters: Characters): string[] =>
  [...usedCharacters(game)].filter(id => id !== '' && !characters.has(id) && !generalReminders.includes(id))
