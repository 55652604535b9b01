import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'

/** The execution of somebody who isn't on the block: a Virgin's nominator, a mad player, a Vizier's choice. */
export function OtherExecution({ game }: Pick<GameProps, 'game'>) {
  const [seat, setSeat] = useState('')
  const execute = () => {
    performActions({ type: 'execute', data: { seat, dies: true } })
    setSeat('')
  }
  return (
    <details className="day-more">
      <summary>{m.day_execute_other()}</summary>
      <div className="day-part">
        <Select
          label={m.day_player()}
          value={seat}
          onChange={setSeat}
          options={[
            { value: '', label: m.seat_swap_none() },
            ...game.seats.map((each, index) => ({ value: each.id, label: seatName(each, index + 1) }))
          ]}
        />
        <Button disabled={seat === ''} onClick={execute}>
          {m.day_execute_player()}
        </Button>
      </div>
    </details>
  )
}
