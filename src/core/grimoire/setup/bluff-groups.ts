import { type Game, gameLimits, type Seat } from '../game.ts'
import type { Characters } from '../in-play.ts'

/** A group of bluffs that a character in play asks for, and whom it is shown to. */
export interface OwnBluffs {
  /** Of the group: the same one for the same character and player. */
  readonly id: string
  /** Id of the character whose ability it is. */
  readonly character: 'lunatic' | 'snitch'
  readonly seat: Seat
}

/** The groups of bluffs beside the Demon's: one for each Lunatic, and with a Snitch one for each minion. */
export function ownBluffs(game: Game, characters: Characters): OwnBluffs[] {
  const hasSnitch = game.seats.some(({ character }) => character === 'snitch')
  return game.seats.flatMap((seat): OwnBluffs[] => {
    if (seat.character === 'lunatic') return [{ id: `lunatic-${seat.id}`, character: 'lunatic', seat }]
    const isTold = hasSnitch && characters.get(seat.character)?.team === 'minion'
    return isTold ? [{ id: `snitch-${seat.id}`, character: 'snitch', seat }] : []
  })
}

/** Those of them that the game lacks. */
export function missingBluffs(game: Game, characters: Characters): OwnBluffs[] {
  const known = new Set(game.bluffs.map(({ id }) => id))
  return ownBluffs(game, characters)
    .filter(({ id }) => !known.has(id))
    .slice(0, gameLimits.bluffGroups - game.bluffs.length)
}
