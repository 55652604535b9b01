import type { Reminder } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { $game, performActions, undoInGame } from '#stores/grimoire/game.ts'
import { notifyUntilChange } from '#stores/notify-until-change.ts'
import { reminderDescription } from '../../seat-texts.ts'

/** Removes a reminder and offers Undo, until something else is done in the game. */
export function removeReminder(reminder: Reminder) {
  performActions({ type: 'removeReminder', data: { reminder: reminder.id } })
  const name =
    reminderDescription(reminder, $gameCharacters.get().get(reminder.character)) || m.seat_reminder()
  notifyUntilChange($game, { kind: 'itemRemoved', name }, undoInGame)
}
