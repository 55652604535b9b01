import { findSeat, type Game, type Nomination } from '../game.ts'
import type { Characters } from '../in-play.ts'
import { runningVote } from './votes.ts'

/** The last exile of today that has passed, while its traveller lives and no vote has begun since. */
export function passedExile(game: Game): Nomination | undefined {
  const last = game.nominations.findLast(({ day }) => day === game.round)
  if (!last?.exile || !last.counted || runningVote(game)) return undefined
  const { votes, needed } = last.counted
  return votes >= needed && findSeat(game, last.nominee)?.alive ? last : undefined
}

/** Whether the game had a Demon and none lives. Whether good has won by that, the storyteller knows. */
export function hasNoDemon({ seats }: Game, characters: Characters): boolean {
  const isDemon = (id: string) => characters.get(id)?.team === 'demon'
  const demons = seats.filter(({ character }) => isDemon(character))
  return demons.length > 0 && demons.every(({ alive }) => !alive)
}
