import { isEqual } from '../../equal.ts'
import type { Game, Seat } from '../game.ts'

/** Changes fields of the item with an id. The same list if no item has it, or nothing would change. */
export function changeItem<Item extends { id: string }>(
  items: Item[],
  id: string,
  change: Partial<Item>
): Item[] {
  const item = items.find(each => each.id === id)
  if (!item) return items
  const changed = { ...item, ...change }
  return isEqual(item, changed) ? items : items.map(each => (each === item ? changed : each))
}

/** Removes the items that don't match. The same list if all do. */
export function keepItems<Item>(items: Item[], matches: (item: Item) => boolean): Item[] {
  const kept = items.filter(matches)
  return kept.length === items.length ? items : kept
}

/** Replaces parts of a game. The same game if they are what it has. */
export function changeGame(game: Game, change: Partial<Game>): Game {
  const changed = { ...game, ...change }
  return isEqual(game, changed) ? game : changed
}

/** Changes fields of a seat. The same game if there is no such seat, or nothing would change. */
export const changeSeat = (game: Game, id: string, change: Partial<Seat>) =>
  changeGame(game, { seats: changeItem(game.seats, id, change) })

/** The fields of a seat whose player dies now. */
export const deathNow = ({ phase, round }: Game) => ({ alive: false, died: { phase, round } })
