import { useState } from 'react'
import { findSeat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { ReminderChoiceList } from './reminder-choice-list.tsx'

/** Reminders to place beside a seat with one tap, the likeliest first, and one with a text of one's own. */
export function PlaceReminderDialog({ game, characters, seatId }: GameProps & { seatId: string }) {
  const [text, setText] = useState('')
  const seat = findSeat(game, seatId)
  if (!seat) return null
  const place = (character: string, label: string) => {
    closeGrimoireDialog()
    performActions({
      type: 'placeReminder',
      data: { reminder: { id: crypto.randomUUID(), seat: seatId, character, text: label } }
    })
  }
  return (
    <Dialog
      title={m.seat_reminder_for({ name: seatName(seat, game.seats.indexOf(seat) + 1) })}
      closeLabel={m.notice_close()}
      onClose={closeGrimoireDialog}
    >
      <form
        className="reminder-own"
        onSubmit={event => {
          event.preventDefault()
          if (text.trim() !== '') place('', text.trim())
        }}
      >
        <TextInput label={m.seat_own_text()} maxLength={200} value={text} onChange={setText} />
        <Button type="submit">{m.seat_add()}</Button>
      </form>
      <ReminderChoiceList game={game} characters={characters} onPlace={place} />
    </Dialog>
  )
}
