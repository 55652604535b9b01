import { type Game, type Reminder, tableEdge } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Select } from '#ui/fields/select.tsx'
import { seatName } from '../../seat-texts.ts'

/** The seat that a reminder lies beside, or the edge of the table. */
export const ReminderPlaceField = ({ game, reminder }: { game: Game; reminder: Reminder }) => (
  <Select
    label={m.seat_beside()}
    value={reminder.seat}
    onChange={seat => performActions({ type: 'moveReminder', data: { reminder: reminder.id, seat } })}
    options={[
      ...game.seats.map((seat, index) => ({ value: seat.id, label: seatName(seat, index + 1) })),
      { value: tableEdge, label: m.table_edge() }
    ]}
  />
)
