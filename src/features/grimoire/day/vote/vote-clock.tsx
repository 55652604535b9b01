import { useStore } from '@nanostores/react'
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import type { Nomination, Seat } from '#core/grimoire/game.ts'
import { allowedVotes, voteRules } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { $highlightedSeats } from '#stores/grimoire/view.ts'
import { $clockSpeed } from '#stores/grimoire/vote-clock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import type { GameProps } from '../../game-props.ts'
import { playerName } from '../../seat-texts.ts'
import { setVotes, votesOf } from './hands.ts'
import type { ClockControls } from './use-vote-clock.ts'

interface VoteClockProps extends GameProps {
  nomination: Nomination
  /** The seats as the hand passes them. */
  order: readonly Seat[]
  clock: ClockControls
}

/**
 * The clock hand: it asks one player after another, by itself or by a button for each answer. The arrow keys do the same: right
 * and left move it, up and down raise and lower the player’s hand.
 */
export function VoteClock(props: VoteClockProps) {
  const { order, nomination, clock } = props
  const present = order[clock.passed]
  useHighlighted(present?.id ?? nomination.nominee)
  const handleKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') clock.step(1)
    else if (event.key === 'ArrowLeft') clock.step(-1)
    else if (event.key === 'ArrowUp' && present) setVotes(nomination, present.id, 1)
    else if (event.key === 'ArrowDown' && present) setVotes(nomination, present.id, 0)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shorter way for the buttons inside.
    <div className="vote-clock" onKeyDown={handleKey}>
      {present ? <Answers {...props} present={present} /> : <p className="vote-present">{m.clock_done()}</p>}
      <Controls {...props} />
    </div>
  )
}

/** The player whose turn it is, and what the player can do. An answer takes the hand to the next one, unless it moves by itself. */
function Answers({
  game,
  characters,
  nomination,
  order,
  clock,
  present
}: VoteClockProps & { present: Seat }) {
  const name = playerName(game, present.id)
  const allowed = allowedVotes(game, present, nomination, voteRules(game, characters))
  const answer = (votes: number) => {
    setVotes(nomination, present.id, votes)
    if (!clock.isRunning) clock.step(1)
  }
  const answers = Array.from({ length: Math.max(allowed, 1) + 1 }, (_, votes) => votes)
  return (
    <>
      <p className="vote-present">
        {name} <small>{m.clock_place({ place: clock.passed + 1, count: order.length })}</small>
        {allowed === 0 && <small>{m.day_no_vote()}</small>}
      </p>
      <div className="vote-answers">
        {answers.map(votes => (
          <Button
            key={votes}
            aria-label={`${answerText(votes)}: ${name}`}
            aria-pressed={votes > 0 ? votesOf(nomination, present.id) === votes : undefined}
            onClick={() => answer(votes)}
          >
            {answerText(votes)}
          </Button>
        ))}
      </div>
    </>
  )
}

const answerText = (votes: number) =>
  votes === 0 ? m.clock_no_vote() : votes === 1 ? m.clock_vote() : m.clock_votes({ votes })

function Controls({ order, clock: { passed, isRunning, setRunning, step } }: VoteClockProps) {
  const isDone = passed >= order.length
  return (
    <div className="vote-controls">
      <IconButton
        edged
        tip="above"
        label={m.clock_back()}
        aria-disabled={passed === 0}
        onClick={() => step(-1)}
      >
        <SkipBack />
      </IconButton>
      <Button
        variant={isDone ? 'plain' : 'primary'}
        icon={isRunning ? <Pause /> : <Play />}
        aria-disabled={isDone}
        onClick={() => setRunning(!isRunning)}
      >
        {isRunning ? m.clock_pause() : m.clock_start()}
      </Button>
      <IconButton edged tip="above" label={m.clock_next()} aria-disabled={isDone} onClick={() => step(1)}>
        <SkipForward />
      </IconButton>
    </div>
  )
}

/** How fast the hand moves by itself. */
export const ClockSpeed = () => (
  <SegmentedControl
    label={m.clock_speed()}
    hideLabel
    options={[
      { value: 'slow', label: m.clock_slow() },
      { value: 'normal', label: m.clock_normal() },
      { value: 'fast', label: m.clock_fast() }
    ]}
    value={useStore($clockSpeed)}
    onChange={speed => $clockSpeed.set(speed)}
  />
)

/** Highlights a seat on the circle. */
function useHighlighted(seat: string) {
  useEffect(() => {
    $highlightedSeats.set(new Set([seat]))
    return () => $highlightedSeats.set(new Set())
  }, [seat])
}
