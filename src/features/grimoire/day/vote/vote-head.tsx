import { useRef } from 'react'
import { findSeat, type Nomination } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import type { GameProps } from '../../game-props.ts'
import { DayHints } from '../day-hints.tsx'
import { nominationTitle } from '../nomination/nomination-texts.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { votesOf } from './hands.ts'
import { LastHand } from './last-hand.tsx'

interface VoteHeadProps extends Omit<GameProps, 'cast'> {
  nomination: Nomination
  votes: number
  needed: number
}

/** Who is nominated by whom, the votes so far, and what characters in play change about them. */
export function VoteHead({ game, characters, nomination, votes, needed }: VoteHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title)
  return (
    <>
      <div className="vote-head">
        <h2 ref={title} tabIndex={-1}>
          {nominationTitle(game, nomination)}
        </h2>
        <p role="status">{m.day_votes_of({ votes, needed })}</p>
        <LastHand game={game} />
      </div>
      {nomination.secret && <p>{m.day_secret()}</p>}
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
    </>
  )
}
