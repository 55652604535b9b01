import type { Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { RemovableChip } from '#ui/fields/chip.tsx'
import type { GameProps } from '../../game-props.ts'
import { reminderDescription } from '../../seat-texts.ts'

/** The reminders beside a seat, each with a cross that removes it. */
export function SeatReminders({ game, characters, seat }: GameProps & { seat: Seat }) {
  const reminders = game.reminders.filter(reminder => reminder.seat === seat.id)
  if (reminders.length === 0) return null
  return (
    <ul className="seat-reminders" aria-label={m.seat_reminders()}>
      {reminders.map(reminder => {
        const text = reminderDescription(reminder, characters.get(reminder.character))
        return (
          <li key={reminder.id}>
            <RemovableChip
              removeLabel={m.seat_remove_named({ name: text })}
              onRemove={() => performActions({ type: 'removeReminder', data: { reminder: reminder.id } })}
            >
              {text}
            </RemovableChip>
          </li>
        )
      })}
    </ul>
  )
}
