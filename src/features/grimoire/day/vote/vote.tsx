import './vote.css'
import { useEffect, useRef } from 'react'
import { findSeat, type Nomination } from '#core/grimoire/game.ts'
import { countedVote, voteOrder } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $lastHand, $voteClock } from '#stores/grimoire/vote-clock.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../../game-props.ts'
import { DayHints } from '../day-hints.tsx'
import { nominationTitle } from '../nomination/nomination-texts.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { votesOf } from './hands.ts'
import { LastHand } from './last-hand.tsx'
import { useVoteClock } from './use-vote-clock.ts'
import { ClockSpeed, VoteClock } from './vote-clock.tsx'
import { VoterList } from './voter-list.tsx'

/** A vote while it goes on: its sum, the clock that asks each player in turn, and everybody’s hands. */
export function Vote(props: GameProps & { nomination: Nomination }) {
  const { game, characters, nomination } = props
  const order = voteOrder(game, nomination.nominee)
  const clock = useVoteClock(nomination, order.length)
  const counted = countedVote(game, nomination, characters)
  const isDone = clock.passed >= order.length
  const title = useRef<HTMLHeadingElement>(null)
  const count = useRef<HTMLButtonElement>(null)
  useLostFocus(title)
  useLostFocus(count, isDone)
  useEffect(
    () => () => {
      $voteClock.set(undefined)
      $lastHand.set(undefined)
    },
    []
  )
  return (
    <section className="day-part" aria-label={m.day_vote()}>
      <div className="vote-head">
        <h2 ref={title} tabIndex={-1}>
          {nominationTitle(game, nomination)}
        </h2>
        <p role="status">{m.day_votes_of({ votes: counted.votes, needed: counted.needed })}</p>
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
      <VoteClock {...props} order={order} clock={clock} />
      <VoterList {...props} order={order} passed={clock.passed} />
      <ClockSpeed />
      <div className="vote-end">
        <Button
          onClick={() => performActions({ type: 'removeNomination', data: { nomination: nomination.id } })}
        >
          {m.day_cancel_vote()}
        </Button>
        <Button
          ref={count}
          variant={isDone ? 'primary' : 'plain'}
          onClick={() => performActions({ type: 'countVotes', data: { nomination: nomination.id, counted } })}
        >
          {m.day_count()}
        </Button>
      </div>
    </section>
  )
}
