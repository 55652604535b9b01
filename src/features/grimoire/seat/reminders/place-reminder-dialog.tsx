import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { findSeat, isReminderPlace } from '#core/grimoire/game.ts'
import { findReminders, reminderChoices } from '#core/grimoire/reminders/reminder-choices.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $turn, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { focusFirstChoice, ReminderChoiceList } from './reminder-choice-list.tsx'

/**
 * Reminders to place beside a seat or at the edge of the table, the likeliest first, and one with a text of one's own. The field
 * searches them; Enter places the first one.
 */
export function PlaceReminderDialog({ game, characters, seatId }: GameProps & { seatId: string }) {
  const [text, setText] = useState('')
  const turn = useStore($turn)
  if (!isReminderPlace(game, seatId)) return null
  const seat = findSeat(game, seatId)
  const choices = findReminders(reminderChoices(game, characters, turn, seatId), characters, text)
  const place = (character: string, label: string) => {
    closeGrimoireDialog()
    performActions({
      type: 'placeReminder',
      data: { reminder: { id: crypto.randomUUID(), seat: seatId, character, text: label } }
    })
  }
  const placeFirst = () => {
    const [first] = choices
    if (text.trim() !== '') place(first?.character ?? '', first?.text ?? text.trim())
  }
  return (
    <Dialog
      title={
        seat
          ? m.seat_reminder_for({ name: seatName(seat, game.seats.indexOf(seat) + 1) })
          : m.table_reminder_at_edge()
      }
      closeLabel={m.notice_close()}
      onClose={closeGrimoireDialog}
    >
      <TextInput
        label={m.table_search_reminders()}
        icon={<Search />}
        maxLength={200}
        value={text}
        onChange={setText}
        enterKeyHint="done"
        data-first-focus
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) placeFirst()
          else focusFirstChoice(event)
        }}
      />
      <ReminderChoiceList characters={characters} choices={choices} ownText={text.trim()} onPlace={place} />
    </Dialog>
  )
}
