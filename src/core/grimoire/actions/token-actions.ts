import type { ActionHandlers } from '../action.ts'
import { demonBluffs, gameLimits, isReminderPlace } from '../game.ts'
import { changeGame, changeItem, keepItems } from './change-list.ts'

/** Reminder tokens and bluffs. */
export const tokenActions: ActionHandlers<
  | 'placeReminder'
  | 'moveReminder'
  | 'changeReminder'
  | 'removeReminder'
  | 'addBluffGroup'
  | 'changeBluffs'
  | 'removeBluffGroup'
> = {
  placeReminder(game, { reminder }) {
    const isFull = game.reminders.length >= gameLimits.reminders
    if (isFull || !isReminderPlace(game, reminder.seat) || hasId(game.reminders, reminder.id)) return game
    return changeGame(game, { reminders: [...game.reminders, reminder] })
  },

  // A token that moves becomes the last one of its seat.
  moveReminder(game, { reminder, seat }) {
    const moved = game.reminders.find(({ id }) => id === reminder)
    if (!moved || moved.seat === seat || !isReminderPlace(game, seat)) return game
    const others = game.reminders.filter(each => each !== moved)
    return changeGame(game, { reminders: [...others, { ...moved, seat }] })
  },

  changeReminder: (game, { reminder, text }) =>
    changeGame(game, { reminders: changeItem(game.reminders, reminder, { text }) }),

  removeReminder: (game, { reminder }) =>
    changeGame(game, { reminders: keepItems(game.reminders, ({ id }) => id !== reminder) }),

  addBluffGroup: (game, { group }) =>
    game.bluffs.length >= gameLimits.bluffGroups || hasId(game.bluffs, group.id)
      ? game
      : changeGame(game, { bluffs: [...game.bluffs, group] }),

  changeBluffs: (game, { group }) => changeGame(game, { bluffs: changeItem(game.bluffs, group.id, group) }),

  removeBluffGroup: (game, { group }) =>
    group === demonBluffs
      ? game
      : changeGame(game, { bluffs: keepItems(game.bluffs, ({ id }) => id !== group) })
}

const hasId = (items: readonly { id: string }[], id: string) => items.some(item => item.id === id)
