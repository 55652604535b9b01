import { type Game, gameLimits, type Seat } from '../game.ts'
import type { Characters } from '../in-play.ts'

/** A group of bluffs that a character in play asks for, and whom it is shown to. */
export interface BluffGroupOffer {
  /** Of the group to be made: the same one for the same character and player. */
  readonly id: string
  /** Id of the character whose ability it is. */
  readonly character: 'lunatic' | 'snitch'
  readonly seat: Seat
}

/** The groups of bluffs beside the Demon's that the game lacks: one for each Lunatic, and with a Snitch one for each minion. */
export function offeredBluffGroups(game: Game, characters: Characters): BluffGroupOffer[] {
  const hasSnitch = game.seats.some(({ character }) => character === 'snitch')
  const known = new Set(game.bluffs.map(({ id }) => id))
  return game.seats
    .flatMap((seat): BluffGroupOffer[] => {
      if (seat.character === 'lunatic') return [{ id: `lunatic-${seat.id}`, character: 'lunatic', seat }]
      const isTold = hasSnitch && characters.get(seat.character)?.team === 'minion'
      return isTold ? [{ id: `snitch-${seat.id}`, character: 'snitch', seat }] : []
    })
    .filter(({ id }) => !known.has(id))
    .slice(0, gameLimits.bluffGroups - game.bluffs.length)
}
