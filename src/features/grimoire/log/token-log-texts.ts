import type { Game, Reminder } from '#core/grimoire/game.ts'
import { demonBluffs } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { type LogNames, type LogTexts, listText, playerLabel } from './log-names.ts'

/** Reminders, bluffs, and characters without a player. */
export const tokenLogTexts: LogTexts<
  | 'placeReminder'
  | 'moveReminder'
  | 'changeReminder'
  | 'removeReminder'
  | 'changeBluffs'
  | 'addUnseatedCharacter'
  | 'removeUnseatedCharacter'
> = {
  placeReminder: ({ reminder }, { after }, names) => [
    m.log_reminder({
      player: playerLabel(after, reminder.seat, names),
      reminder: reminderLabel(reminder, names)
    })
  ],
  moveReminder: (data, { before, after }, names) =>
    withReminder(before, data.reminder, reminder =>
      m.log_reminder_moved({
        before: playerLabel(before, reminder.seat, names),
        player: playerLabel(after, data.seat, names),
        reminder: reminderLabel(reminder, names)
      })
    ),
  changeReminder: (data, { before, after }, names) =>
    withReminder(before, data.reminder, reminder =>
      m.log_reminder_changed({
        player: playerLabel(after, reminder.seat, names),
        before: reminderLabel(reminder, names),
        reminder: data.text || m.log_blank()
      })
    ),
  removeReminder: (data, { before }, names) =>
    withReminder(before, data.reminder, reminder =>
      m.log_reminder_removed({
        player: playerLabel(before, reminder.seat, names),
        reminder: reminderLabel(reminder, names)
      })
    ),

  changeBluffs: ({ group }, _, names) => [bluffsLine(group, names)],
  addUnseatedCharacter: ({ character }, _, names) => [m.log_enters({ name: names.character(character) })],
  removeUnseatedCharacter: ({ character }, _, names) => [m.log_exits({ name: names.character(character) })]
}

/** `Bluffs for the Demon: Chef and Monk` */
export function bluffsLine({ id, name, characters }: Game['bluffs'][number], names: LogNames): string {
  const list = characters.length > 0 ? listText(characters.map(names.character)) : m.log_no_bluffs()
  return id === demonBluffs || !name
    ? m.log_bluffs({ names: list })
    : m.log_group({ group: name, names: list })
}

const withReminder = (game: Game, id: string, text: (reminder: Reminder) => string): string[] =>
  game.reminders.filter(reminder => reminder.id === id).map(text)

/** `Poisoned (Poisoner)` */
const reminderLabel = ({ text, character }: Reminder, names: LogNames) =>
  character ? `${text || m.log_blank()} (${names.character(character)})` : text || m.log_blank()
