import type { CastCharacter } from '../../cast/cast.ts'
import { tokensLeft } from '../bag/bag.ts'
import type { Game } from '../game.ts'
import { believedTeams, charactersInPlay } from '../in-play.ts'
import { shuffle } from './fill-seats.ts'

/** How many bluffs a group has. */
export const bluffNumber = 3

/** Ids of the characters that a player has or believes to have, or that are in the bag. */
export const takenCharacters = (game: Game): ReadonlySet<string> =>
  new Set([
    ...charactersInPlay(game),
    ...game.seats.map(({ believes }) => believes),
    ...tokensLeft(game).flatMap(({ character, believes }) => [character, believes])
  ])

/**
 * Draws bluffs for a group: good characters of the script that nobody has or believes to have, and that a player can claim to be,
 * which excludes those like the Drunk. Other groups get other bluffs as long as there are enough. Fewer if the script
 * has no more.
 *
 * @param group id of the group
 * @param kept bluffs that stay as long as nobody has them
 * @returns ids of characters
 */
export function drawBluffs(
  game: Game,
  script: Iterable<CastCharacter>,
  { group, kept = [], random }: { group: string; kept?: readonly string[]; random: () => number }
): string[] {
  const taken = takenCharacters(game)
  const elsewhere = new Set(game.bluffs.flatMap(({ id, characters }) => (id === group ? [] : characters)))
  const free = [...script].filter(character => isBluff(character) && !taken.has(character.id))
  const drawn = shuffle(
    free.map(({ id }) => id),
    random
  )
  const staying = kept.filter(id => !taken.has(id))
  const ids = [
    ...staying,
    ...drawn.filter(id => !elsewhere.has(id)),
    ...drawn.filter(id => elsewhere.has(id))
  ]
  return [...new Set(ids)].slice(0, Math.max(bluffNumber, staying.length))
}

const isBluff = (character: CastCharacter) =>
  (character.team === 'townsfolk' || character.team === 'outsider') && believedTeams(character).length === 0
