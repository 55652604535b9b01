import { findSeat, type Game, type Nomination } from '#core/grimoire/game.ts'
import { passedExile } from '#core/grimoire/votes/day-ends.ts'
import { runningVote } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { playerName } from '../../seat-texts.ts'
import { nominationTitle, voterNames } from './nomination-texts.ts'

interface CountedNominationProps {
  game: Game
  nomination: Nomination
}

/** A counted nomination with who voted. One of today can be corrected; an exile that passed offers to let the traveller die. */
export function CountedNomination({ game, nomination }: CountedNominationProps) {
  const { id, day, exile, nominee } = nomination
  const { votes, needed } = nomination.counted ?? { votes: 0, needed: 0 }
  const title = nominationTitle(game, nomination)
  const names = voterNames(game, nomination)
  const isOpen = game.phase === 'day' && day === game.round
  // That of the last nomination is offered above.
  const mayDie =
    isOpen && exile && votes >= needed && findSeat(game, nominee)?.alive && passedExile(game)?.id !== id
  return (
    <li>
      <p>
        <b>{title}</b>
        <br />
        {m.day_votes_of({ votes, needed })}
        <small>{names ? m.day_voted({ names }) : m.day_nobody_voted()}</small>
      </p>
      {mayDie && (
        <Button small onClick={() => performActions({ type: 'kill', data: { seat: nominee } })}>
          {m.day_exile({ name: playerName(game, nominee) })}
        </Button>
      )}
      {isOpen && !runningVote(game) && (
        <Button
          small
          aria-label={`${m.day_change_votes()}: ${title}`}
          onClick={() => performActions({ type: 'reopenVote', data: { nomination: id } })}
        >
          {m.day_change_votes()}
        </Button>
      )}
      <Button
        small
        aria-label={m.seat_remove_named({ name: title })}
        onClick={() => performActions({ type: 'removeNomination', data: { nomination: id } })}
      >
        {m.seat_take_away()}
      </Button>
    </li>
  )
}
