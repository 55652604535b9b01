import type { Reminder } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { $game, performActions, undoInGame } from '#stores/grimoire/game.ts'
import { $notice, dismissNotice, notify } from '#stores/notice.ts'
import { reminderDescription } from '../../seat-texts.ts'

/** Removes a reminder and offers Undo, until something else is done in the game. */
export function removeReminder(reminder: Reminder) {
  performActions({ type: 'removeReminder', data: { reminder: reminder.id } })
  const name =
    reminderDescription(reminder, $gameCharacters.get().get(reminder.character)) || m.seat_reminder()
  notify({ kind: 'itemRemoved', name }, undoInGame)
  const notice = $notice.get()
  const stop = $game.listen(() => {
    stop()
    if ($notice.get() === notice) dismissNotice()
  })
}
