import './vote-hand.css'
import { useStore } from '@nanostores/react'
import { Hand, Minus } from 'lucide-react'
import type { Game, Nomination } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { countedVote, runningVote, voteOrder, voteWeight } from '#core/grimoire/votes/votes.ts'
import { $clockSpeed, $voteClock, clockOf, clockSpeeds } from '#stores/grimoire/vote-clock.ts'
import { classNames } from '#ui/class-names.ts'
import type { TableLayout } from '../../table/layout/table-layout.ts'
import { freeRadius, handAngles } from './hand-angles.ts'
import { votesOf } from './hands.ts'

interface VoteHandProps {
  game: Game
  characters: Characters
  /** Places of the seats on the table. */
  layout: TableLayout
}

/** The clock of the running vote on the table: its hand, the votes in the middle, and who has a hand up. */
export function VoteHand(props: VoteHandProps) {
  const vote = runningVote(props.game)
  const nominee = props.game.seats.findIndex(({ id }) => id === vote?.nominee)
  return vote && nominee >= 0 ? <Clock key={vote.id} {...props} vote={vote} nominee={nominee} /> : null
}

interface ClockProps extends VoteHandProps {
  vote: Nomination
  /** Index of the seat. */
  nominee: number
}

/** Radius of the disc in the middle, in pixels, where there is room, and the smallest one of the clock. */
const largestDisc = 40
const smallestClock = 40

/** Milliseconds in which the hand goes where a button sends it. */
const jump = 220

function Clock({ game, characters, layout, vote, nominee }: ClockProps) {
  const { passed, isRunning } = clockOf(useStore($voteClock), vote.id)
  const speed = clockSpeeds[useStore($clockSpeed)]
  const { centre, seats } = layout
  const angles = handAngles(seats, centre, nominee)
  const radius = Math.max(freeRadius(seats, centre) - 8, smallestClock)
  const disc = Math.min(radius - 14, largestDisc)
  const { votes, needed } = countedVote(game, vote, characters)
  return (
    <div
      className="vote-hand"
      aria-hidden="true"
      style={{
        '--centre-x': `${centre.x}px`,
        '--centre-y': `${centre.y}px`,
        '--angle': `${angles[isRunning ? passed + 1 : passed] ?? 0}deg`,
        '--turn': isRunning ? `${speed}ms linear` : `${jump}ms ease`
      }}
    >
      <svg className="vote-hand-face" viewBox="0 0 1 1" width={1} height={1} aria-hidden="true">
        <circle className="vote-hand-ring" r={radius} />
        {angles.slice(1).map((angle, index) => (
          <path
            key={angle}
            className={classNames('vote-hand-tick', index < passed && 'vote-hand-passed')}
            d={`M0 ${-radius}V${-radius + 8}`}
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
      <svg className="vote-hand-arm" viewBox="0 0 1 1" width={1} height={1} aria-hidden="true">
        <path d={`M-5 ${-disc}L-1.5 ${-radius + 4}H1.5L5 ${-disc}Z`} />
      </svg>
      <svg className="vote-hand-face" viewBox="0 0 1 1" width={1} height={1} aria-hidden="true">
        <g transform={`scale(${disc / largestDisc})`}>
          <circle className="vote-hand-disc" r={largestDisc} />
          <text className="vote-hand-votes" y={4}>
            {votes}
          </text>
          <text className="vote-hand-needed" y={24}>
            / {needed}
          </text>
        </g>
      </svg>
      <Badges {...{ game, characters, layout, vote, passed }} />
    </div>
  )
}

interface BadgesProps extends VoteHandProps {
  vote: Nomination
  passed: number
}

/** On each token a raised hand, with its value where it counts other than once; a dash where the hand has passed without a vote. */
function Badges({ game, characters, layout, vote, passed }: BadgesProps) {
  const locked = new Set(
    voteOrder(game, vote.nominee)
      .slice(0, passed)
      .map(({ id }) => id)
  )
  const size = Math.max(layout.token * 0.3, 22)
  return game.seats.map((seat, index) => {
    const place = layout.seats[index]
    const votes = votesOf(vote, seat.id)
    const isLocked = locked.has(seat.id)
    if (!place || (votes === 0 && !isLocked)) return null
    const value = votes * (vote.exile ? 1 : voteWeight(game, seat, characters))
    return (
      <span
        key={seat.id}
        className={classNames(
          'vote-badge',
          isLocked && 'vote-badge-locked',
          votes === 0 && 'vote-badge-none'
        )}
        style={{
          '--x': `${place.x - layout.centre.x + layout.token * 0.36}px`,
          '--y': `${place.y - layout.centre.y - layout.token * 0.36}px`,
          '--badge-size': `${size}px`
        }}
      >
        {votes === 0 ? <Minus /> : value === 1 ? <Hand /> : `×${value}`}
      </span>
    )
  })
}
