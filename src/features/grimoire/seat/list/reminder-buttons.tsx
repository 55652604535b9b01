import type { Reminder } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { reminderDescription } from '../../seat-texts.ts'

interface ReminderButtonsProps {
  reminders: readonly Reminder[]
  characters: Characters
}

/** Reminders with their texts; each opens what can be done with it. */
export const ReminderButtons = ({ reminders, characters }: ReminderButtonsProps) =>
  reminders.map(reminder => (
    <button
      key={reminder.id}
      type="button"
      className="seat-row-reminder"
      onClick={() => openGrimoireDialog({ kind: 'reminder', reminder: reminder.id })}
    >
      {reminderDescription(reminder, characters.get(reminder.character))}
    </button>
  ))
