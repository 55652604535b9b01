import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { nominatorRemark, wasNominated } from '#core/grimoire/votes/nominations.ts'
import { m } from '#i18n/messages.ts'
import { $nominationDraft, changeDraft, clearDraft } from '#stores/grimoire/nomination-draft.ts'
import { $highlightedSeats } from '#stores/grimoire/view.ts'
import { Select } from '#ui/fields/select.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { PickOnCircle } from './pick-on-circle.tsx'

/** The two players of a new nomination, chosen on the circle or by selects with what the rules say of each. */
export function NominatedPlayers({ game }: Pick<GameProps, 'game'>) {
  const { nominator, nominee } = useStore($nominationDraft)
  useEffect(() => clearDraft, [])
  useEffect(() => {
    $highlightedSeats.set(new Set([nominator, nominee]))
    return () => $highlightedSeats.set(new Set())
  }, [nominator, nominee])
  const options = (remarkOf: (seat: Seat) => string | false) =>
    game.seats.map((seat, index) => {
      const remark = remarkOf(seat)
      const name = seatName(seat, index + 1)
      return { value: seat.id, label: remark ? `${name} (${remark})` : name }
    })
  const remarks = {
    dead: m.grimoire_dead,
    hasNominated: m.day_has_nominated,
    storytellerOnly: m.day_storyteller_only
  }
  return (
    <>
      <PickOnCircle />
      <div className="day-players">
        <Select
          label={m.day_nominator()}
          value={nominator}
          onChange={value => changeDraft({ nominator: value })}
          options={[
            { value: '', label: m.day_storyteller() },
            ...options(seat => {
              const remark = nominatorRemark(game, seat)
              return remark ? remarks[remark]() : ''
            })
          ]}
        />
        <Select
          label={m.day_nominee()}
          value={nominee}
          onChange={value => changeDraft({ nominee: value })}
          options={[
            { value: '', label: m.seat_swap_none() },
            ...options(seat => wasNominated(game, seat) && m.day_was_nominated())
          ]}
        />
      </div>
    </>
  )
}
