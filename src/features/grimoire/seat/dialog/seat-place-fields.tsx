import { RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { seatName } from '../../seat-texts.ts'

interface SeatPlaceFieldsProps {
  game: Game
  seat: Seat
}

/** Where a seat is in the circle: one place on or back, swapped with another one, or removed. */
export function SeatPlaceFields({ game, seat }: SeatPlaceFieldsProps) {
  const { seats } = game
  const place = seats.indexOf(seat)
  const move = (by: number) =>
    performActions({
      type: 'moveSeat',
      data: { seat: seat.id, to: (place + by + seats.length) % seats.length }
    })
  const remove = () => {
    closeGrimoireDialog()
    performActions({ type: 'removeSeat', data: { seat: seat.id } })
  }
  return (
    <>
      <Select
        label={m.seat_swap()}
        value=""
        onChange={other => {
          if (other !== '') performActions({ type: 'swapSeats', data: { seat: seat.id, with: other } })
        }}
        options={[
          { value: '', label: m.seat_swap_none() },
          ...seats
            .map((each, index) => ({ value: each.id, label: seatName(each, index + 1) }))
            .filter(({ value }) => value !== seat.id)
        ]}
      />
      <div className="seat-actions">
        <Button icon={<RotateCw />} onClick={() => move(1)}>
          {m.seat_clockwise()}
        </Button>
        <Button icon={<RotateCcw />} onClick={() => move(-1)}>
          {m.seat_counterclockwise()}
        </Button>
        <Button variant="destructive" icon={<Trash2 />} onClick={remove}>
          {m.seat_remove()}
        </Button>
      </div>
    </>
  )
}
