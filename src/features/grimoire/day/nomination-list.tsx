import { findSeat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { nominationTitle, playerName } from './nomination-texts.ts'

/** The counted nominations, the last one first. An exile that passed offers to let the traveller die. */
export function NominationList({ game }: GameProps) {
  const counted = game.nominations.filter(nomination => nomination.counted).toReversed()
  if (counted.length === 0) return null
  return (
    <section className="day-part" aria-label={m.day_nominations()}>
      <h2>{m.day_nominations()}</h2>
      <ul className="day-nominations">
        {counted.map(nomination => {
          const { votes, needed } = nomination.counted ?? { votes: 0, needed: 0 }
          const title = nominationTitle(game, nomination)
          const mayDie = nomination.exile && votes >= needed && findSeat(game, nomination.nominee)?.alive
          return (
            <li key={nomination.id}>
              <p>
                <b>{title}</b> · {m.grimoire_day({ round: nomination.day })}
                <br />
                {m.day_votes_of({ votes, needed })}
              </p>
              {mayDie && (
                <Button
                  small
                  onClick={() => performActions({ type: 'kill', data: { seat: nomination.nominee } })}
                >
                  {m.day_exile({ name: playerName(game, nomination.nominee) })}
                </Button>
              )}
              <Button
                small
                aria-label={m.seat_remove_named({ name: title })}
                onClick={() =>
                  performActions({ type: 'removeNomination', data: { nomination: nomination.id } })
                }
              >
                {m.seat_take_away()}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
