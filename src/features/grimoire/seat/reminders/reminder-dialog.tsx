import '../seat-dialog.css'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { tableEdge } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { GameProps } from '../../game-props.ts'
import { reminderDescription, seatName } from '../../seat-texts.ts'
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
        <Select
          label={m.seat_beside()}
          value={reminder.seat}
          onChange={seat => performActions({ type: 'moveReminder', data: { reminder: reminderId, seat } })}
          options={[
            ...game.seats.map((seat, index) => ({ value: seat.id, label: seatName(seat, index + 1) })),
            { value: tableEdge, label: m.table_edge() }
          ]}
        />
        <TextInput label={m.seat_text()} maxLength={200} value={typed ?? reminder.text} onChange={setTyped} />
      </div>
    </Dialog>
  )
}
