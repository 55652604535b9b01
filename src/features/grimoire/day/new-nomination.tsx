import { useState } from 'react'
import { findSeat, type Seat } from '#core/grimoire/game.ts'
import { voteRules } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'

/** Who nominates whom. A traveller is nominated for exile. What the rules don't allow is said, and possible. */
export function NewNomination({ game, characters }: GameProps) {
  const [nominator, setNominator] = useState('')
  const [nominee, setNominee] = useState('')
  const today = game.nominations.filter(({ day, exile }) => day === game.round && !exile)
  const options = (hint: (seat: Seat) => string | false) =>
    game.seats.map((seat, index) => {
      const remark = hint(seat)
      const name = seatName(seat, index + 1)
      return { value: seat.id, label: remark ? `${name} (${remark})` : name }
    })
  const start = () => {
    const exile = findSeat(game, nominee)?.traveller ?? false
    performActions({
      type: 'nominate',
      data: {
        nomination: {
          id: crypto.randomUUID(),
          nominator,
          nominee,
          exile,
          secret: !exile && voteRules(game, characters).secret
        }
      }
    })
  }
  return (
    <section className="day-part" aria-label={m.day_new_nomination()}>
      <h2>{m.day_new_nomination()}</h2>
      <Select
        label={m.day_nominator()}
        value={nominator}
        onChange={setNominator}
        options={[
          { value: '', label: m.day_storyteller() },
          ...options(seat =>
            today.some(each => each.nominator === seat.id)
              ? m.day_has_nominated()
              : !seat.alive && m.grimoire_dead()
          )
        ]}
      />
      <Select
        label={m.day_nominee()}
        value={nominee}
        onChange={setNominee}
        options={[
          { value: '', label: m.seat_swap_none() },
          ...options(seat => today.some(each => each.nominee === seat.id) && m.day_was_nominated())
        ]}
      />
      <Button disabled={nominee === ''} onClick={start}>
        {findSeat(game, nominee)?.traveller ? m.day_start_exile() : m.day_start_vote()}
      </Button>
    </section>
  )
}
