import '../seat-dialog.css'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { GameProps } from '../../game-props.ts'
import { reminderDescription } from '../../seat-texts.ts'
import { ReminderPlaceField } from './reminder-place-field.tsx'
import { removeReminder } from './remove-reminder.ts'

/** What can be done with a reminder: another text, another seat, none. */
export function ReminderDialog({ game, characters, reminderId }: GameProps & { reminderId: string }) {
  const reminder = game.reminders.find(({ id }) => id === reminderId)
  const [typed, setTyped] = useState<string>()
  if (!reminder) return null
  const finish = () => {
    closeGrimoireDialog()
    if (typed !== undefined)
      performActions({ type: 'changeReminder', data: { reminder: reminderId, text: typed.trim() } })
  }
  const remove = () => {
    closeGrimoireDialog()
    removeReminder(reminder)
  }
  return (
    <Dialog
      title={reminderDescription(reminder, characters.get(reminder.character)) || m.seat_reminder()}
      closeLabel={m.notice_close()}
      onClose={finish}
      width={440}
      footer={
        <Button variant="destructive" icon={<Trash2 />} onClick={remove}>
          {m.seat_remove_reminder()}
        </Button>
      }
    >
      <div className="seat-details">
        <ReminderPlaceField game={game} reminder={reminder} />
        <TextInput label={m.seat_text()} maxLength={200} value={typed ?? reminder.text} onChange={setTyped} />
      </div>
    </Dialog>
  )
}
