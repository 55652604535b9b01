import { demonBluffs, type Game, type Reminder, tableEdge } from '#core/grimoire/game.ts'
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
  placeReminder: ({ reminder: placed }, { after }, names) => {
    const reminder = reminderLabel(placed, names)
    const player = playerLabel(after, placed.seat, names)
    return [isAtEdge(placed) ? m.log_edge({ reminder }) : m.log_reminder({ player, reminder })]
  },
  moveReminder: (data, entry, names) =>
    withReminder(entry.before, data.reminder, moved => {
      const reminder = reminderLabel(moved, names)
      const before = playerLabel(entry.before, moved.seat, names)
      const player = playerLabel(entry.after, data.seat, names)
      if (isAtEdge(moved)) return m.log_edge_from({ player, reminder })
      return isAtEdge(data)
        ? m.log_edge_to({ before, reminder })
        : m.log_reminder_moved({ before, player, reminder })
    }),
  changeReminder: (data, entry, names) =>
    withReminder(entry.before, data.reminder, changed => {
      const texts = { before: reminderLabel(changed, names), reminder: data.text || m.log_blank() }
      const player = playerLabel(entry.after, changed.seat, names)
      return isAtEdge(changed) ? m.log_edge_changed(texts) : m.log_reminder_changed({ player, ...texts })
    }),
  removeReminder: (data, { before }, names) =>
    withReminder(before, data.reminder, removed => {
      const reminder = reminderLabel(removed, names)
      const player = playerLabel(before, removed.seat, names)
      return isAtEdge(removed)
        ? m.log_edge_removed({ reminder })
        : m.log_reminder_removed({ player, reminder })
    }),

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

const isAtEdge = ({ seat }: { seat: string }) => seat === tableEdge

const withReminder = (game: Game, id: string, text: (reminder: Reminder) => string): string[] =>
  game.reminders.filter(reminder => reminder.id === id).map(text)

/** `Poisoned (Poisoner)` */
const reminderLabel = ({ text, character }: Reminder, names: LogNames) =>
  character ? `${text || m.log_blank()} (${names.character(character)})` : text || m.log_blank()
