import './place-reminder-dialog.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { findSeat } from '#core/grimoire/game.ts'
import { reminderChoices } from '#core/grimoire/reminders/reminder-choices.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $turn, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'

/** Reminders to place beside a seat with one tap, the likeliest first, and one with a text of one's own. */
export function PlaceReminderDialog({ game, characters, seatId }: GameProps & { seatId: string }) {
  const turn = useStore($turn)
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
      <ul className="reminder-choices">
        {reminderChoices(game, characters, turn).map(choice => {
          const character = characters.get(choice.character)
          return (
            <li key={`${choice.character}:${choice.text}`}>
              <button type="button" onClick={() => place(choice.character, choice.text)}>
                {character && <ReminderDisc character={character} size={44} />}
                <span>
                  {choice.text}
                  <small>
                    {character?.name}
                    {choice.placed >= choice.tokens && ` · ${m.seat_placed()}`}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
