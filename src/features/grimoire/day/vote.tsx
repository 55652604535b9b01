import type { Nomination } from '#core/grimoire/game.ts'
import { allowedVotes, countedVote, voteOrder, voteRules } from '#core/grimoire/votes/votes.ts'
import { ownValue } from '#core/own-value.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'
import { nominationTitle } from './nomination-texts.ts'

/** A vote while it goes on: everybody in the order of the clock, a tap raises or lowers the hand. */
export function Vote({ game, characters, nomination }: GameProps & { nomination: Nomination }) {
  const rules = voteRules(game, characters)
  const counted = countedVote(game, nomination, characters)
  const { votes, needed } = counted
  const raised = (id: string) => ownValue(nomination.hands, id) ?? 0
  return (
    <section className="day-part" aria-label={m.day_vote()}>
      <h2>{nominationTitle(game, nomination)}</h2>
      {nomination.secret && <p>{m.day_secret()}</p>}
      <p role="status">{m.day_votes_of({ votes, needed })}</p>
      <ul className="day-voters">
        {voteOrder(game, nomination.nominee).map(seat => {
          const allowed = allowedVotes(game, seat, nomination, rules)
          const given = raised(seat.id)
          return (
            <li key={seat.id}>
              <button
                type="button"
                aria-pressed={given > 0}
                onClick={() =>
                  performActions({
                    type: 'setVote',
                    data: {
                      nomination: nomination.id,
                      seat: seat.id,
                      // The storyteller can let somebody vote whom the rules don't.
                      votes: given >= Math.max(allowed, 1) ? 0 : given + 1
                    }
                  })
                }
              >
                {seatName(seat, game.seats.indexOf(seat) + 1)}
                {given > 1 && ` × ${given}`}
                {allowed === 0 && <small>{m.day_no_vote()}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      <div className="day-buttons">
        <Button
          onClick={() => performActions({ type: 'removeNomination', data: { nomination: nomination.id } })}
        >
          {m.day_cancel_vote()}
        </Button>
        <Button
          variant="primary"
          onClick={() =>
            performActions({
              type: 'countVotes',
              data: { nomination: nomination.id, counted }
            })
          }
        >
          {m.day_count()}
        </Button>
      </div>
    </section>
  )
}
