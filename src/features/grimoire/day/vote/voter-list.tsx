import { Hand, Lock } from 'lucide-react'
import type { Nomination, Seat } from '#core/grimoire/game.ts'
import { allowedVotes, needsToken, voteRules, voteWeight } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import type { GameProps } from '../../game-props.ts'
import { playerName } from '../../seat-texts.ts'
import { pressHand, votesOf } from './hands.ts'

interface VoterListProps extends GameProps {
  nomination: Nomination
  order: readonly Seat[]
  passed: number
}

/** Everybody in the order of the clock; a press raises or lowers the hand until the clock hand has passed it. */
export const VoterList = ({ order, passed, ...props }: VoterListProps) => (
  <ul className="vote-list">
    {order.map((seat, index) => (
      <li key={seat.id}>
        <Voter {...props} seat={seat} isLocked={index < passed} />
      </li>
    ))}
  </ul>
)

interface VoterProps extends GameProps {
  nomination: Nomination
  seat: Seat
  isLocked: boolean
}

function Voter({ game, characters, nomination, seat, isLocked }: VoterProps) {
  const votes = votesOf(nomination, seat.id)
  const weight = nomination.exile ? 1 : voteWeight(game, seat, characters)
  const remark = voterRemark({ game, characters, nomination, seat })
  return (
    <button
      type="button"
      aria-pressed={votes > 0}
      aria-disabled={isLocked}
      onClick={() => pressHand(game, nomination, seat)}
    >
      {votes > 0 && <Hand />}
      <span>
        {playerName(game, seat.id)}
        {(votes > 1 || weight !== 1) && ` × ${Math.max(votes, 1) * weight}`}
        {remark && <small>{remark}</small>}
      </span>
      {isLocked && <Lock />}
      {isLocked && <span className="unseen">{m.clock_locked()}</span>}
    </button>
  )
}

/** Why a vote isn’t a matter of course: there is none, it is the one after death, or a Beggar’s token. */
function voterRemark({ game, characters, nomination, seat }: Omit<VoterProps, 'isLocked' | 'cast'>) {
  if (nomination.exile) return ''
  const rules = voteRules(game, characters)
  if (allowedVotes(game, seat, nomination, rules) === 0) return m.day_no_vote()
  if (rules.onlyDead) return ''
  if (needsToken(seat)) return m.day_tokens_left({ count: seat.voteTokens ?? 0 })
  return seat.alive ? '' : m.day_last_vote()
}
