import './vote.css'
import { useEffect } from 'react'
import type { Nomination } from '#core/grimoire/game.ts'
import { countedVote, voteOrder } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { $lastHand, $voteClock } from '#stores/grimoire/vote-clock.ts'
import type { GameProps } from '../../game-props.ts'
import { useVoteClock } from './use-vote-clock.ts'
import { ClockSpeed, VoteClock } from './vote-clock.tsx'
import { VoteEnd } from './vote-end.tsx'
import { VoteHead } from './vote-head.tsx'
import { VoteHints } from './vote-hints.tsx'
import { VoterList } from './voter-list.tsx'

/** A vote while it goes on: its sum, the clock that asks each player in turn, and everybody’s hands. */
export function Vote(props: GameProps & { nomination: Nomination }) {
  const { game, characters, nomination } = props
  const order = voteOrder(game, nomination.nominee)
  const clock = useVoteClock(nomination, order.length)
  const counted = countedVote(game, nomination, characters)
  useEffect(() => forgetClock, [])
  return (
    <section className="day-part" aria-label={m.day_vote()}>
      <VoteHead game={game} nomination={nomination} votes={counted.votes} needed={counted.needed} />
      <VoteClock {...props} order={order} clock={clock} />
      <VoteHints {...props} />
      <VoterList {...props} order={order} passed={clock.passed} />
      <ClockSpeed />
      <VoteEnd nomination={nomination.id} counted={counted} isDone={clock.passed >= order.length} />
    </section>
  )
}

function forgetClock() {
  $voteClock.set(undefined)
  $lastHand.set(undefined)
}
