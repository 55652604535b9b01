import { useState } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { hasAbility, restoresGhostVotes } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { GameProps } from '../game-props.ts'
import { playerName, seatName } from '../seat-texts.ts'

/** Votes of the dead that change hands: the tokens of a living Beggar, and those that a Ferryman gives back. */
export function VoteTokens({ game, characters }: GameProps) {
  const spent = game.seats.filter(({ alive, ghostVote }) => !alive && !ghostVote)
  const beggars = game.seats.filter(seat => seat.alive && hasAbility(seat, 'beggar'))
  const giveBack = () =>
    performActions(
      ...spent.map(({ id }) => ({ type: 'setGhostVote', data: { seat: id, ghostVote: true } }) as const)
    )
  return (
    <>
      {spent.length > 0 && restoresGhostVotes(game, characters) && (
        <section className="day-part" aria-label={m.day_give_back()}>
          <p>{m.day_votes_return()}</p>
          <Button onClick={giveBack}>{m.day_give_back()}</Button>
        </section>
      )}
      {beggars.map(seat => (
        <BeggarTokens key={seat.id} game={game} seat={seat} />
      ))}
    </>
  )
}

/** The vote tokens of a Beggar, and a dead player's that is given. */
function BeggarTokens({ game, seat }: Pick<GameProps, 'game'> & { seat: Seat }) {
  const [giver, setGiver] = useState('')
  const count = seat.voteTokens ?? 0
  const givers = game.seats.filter(({ alive, ghostVote }) => !alive && ghostVote)
  const give = () => {
    performActions(
      { type: 'setGhostVote', data: { seat: giver, ghostVote: false } },
      { type: 'setVoteTokens', data: { seat: seat.id, tokens: count + 1 } }
    )
    setGiver('')
  }
  const title = m.day_tokens_of({ name: playerName(game, seat.id) })
  return (
    <section className="day-part" aria-label={title}>
      <h2>{title}</h2>
      <p role="status">{m.day_tokens_left({ count })}</p>
      <Select
        label={m.day_token_from()}
        value={giver}
        onChange={setGiver}
        options={[
          { value: '', label: m.seat_swap_none() },
          ...givers.map(each => ({ value: each.id, label: seatName(each, game.seats.indexOf(each) + 1) }))
        ]}
      />
      <Button disabled={giver === ''} onClick={give}>
        {m.day_give_token()}
      </Button>
    </section>
  )
}
