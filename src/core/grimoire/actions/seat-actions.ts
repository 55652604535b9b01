import type { ActionHandlers } from '../action.ts'
import { emptySeat, findSeat, type Game, gameLimits } from '../game.ts'
import { changeGame, changeSeat, keepItems } from './change-list.ts'

/** Who sits where. */
export const seatActions: ActionHandlers<
  'addSeats' | 'removeSeat' | 'editSeat' | 'moveSeat' | 'swapSeats' | 'rotateSeats'
> = {
  addSeats(game, { at, seats }) {
    const known = new Set(game.seats.map(({ id }) => id))
    const added = seats
      .filter(({ id }) => !known.has(id) && known.add(id))
      .slice(0, gameLimits.seats - game.seats.length)
      .map(({ id, ...fields }) => ({ ...emptySeat(id), ...fields }))
    return changeGame(game, { seats: game.seats.toSpliced(at, 0, ...added) })
  },

  removeSeat: (game, { seat }) =>
    changeGame(game, {
      seats: keepItems(game.seats, ({ id }) => id !== seat),
      reminders: keepItems(game.reminders, reminder => reminder.seat !== seat)
    }),

  editSeat: (game, { seat, ...change }) => changeSeat(game, seat, change),

  moveSeat(game, { seat, to }) {
    const moved = findSeat(game, seat)
    if (!moved) return game
    const others = game.seats.filter(each => each !== moved)
    return changeGame(game, { seats: others.toSpliced(to, 0, moved) })
  },

  swapSeats(game, { seat, with: other }) {
    const [one, two] = [findSeat(game, seat), findSeat(game, other)]
    if (!one || !two) return game
    return changeGame(game, {
      seats: game.seats.map(each => (each === one ? two : each === two ? one : each))
    })
  },

  rotateSeats: (game, { by }) => changeGame(game, { seats: rotate(game.seats, by) })
}

/** Moves the items by so many places; those that pass the end start again. */
function rotate<Item>(items: Item[], by: number): Item[] {
  if (items.length === 0) return items
  const start = (((-by % items.length) + items.length) % items.length) as number
  return [...items.slice(start), ...items.slice(0, start)]
}

/** The seats next to a seat, clockwise first; the same one twice in a circle of two. */
export function neighbours({ seats }: Game, id: string) {
  const index = seats.findIndex(seat => seat.id === id)
  if (index < 0 || seats.length < 2) return []
  const [next, last] = [seats[(index + 1) % seats.length], seats.at(index - 1)]
  return next && last ? [next, last] : []
}
