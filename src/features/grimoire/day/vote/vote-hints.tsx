import { findSeat, type Nomination } from '#core/grimoire/game.ts'
import type { GameProps } from '../../game-props.ts'
import { DayHints } from '../day-hints.tsx'
import { votesOf } from './hands.ts'

interface VoteHintsProps extends Omit<GameProps, 'cast'> {
  nomination: Nomination
}

/** What characters in play change about a vote as it is now. */
export const VoteHints = ({ game, characters, nomination }: VoteHintsProps) => (
  <DayHints
    moment="vote"
    matter={{
      game,
      characters,
      nominator: findSeat(game, nomination.nominator),
      nominee: findSeat(game, nomination.nominee),
      voters: game.seats.filter(({ id }) => votesOf(nomination, id) > 0)
    }}
  />
)
