import { useMemo } from 'react'
import { type Game, type Reminder, tableEdge } from '#core/grimoire/game.ts'
import { layoutAll } from './layout/full-layout.ts'

interface Size {
  width: number
  height: number
}

/** A character without a seat, by its id, or a reminder. */
export type EdgeItem = string | Reminder

/** What lies at the edge of the table: characters without a seat, each followed by its reminders, then all other reminders. */
function edgeItems({ unseatedCharacters, reminders }: Game): EdgeItem[] {
  const atEdge = reminders.filter(({ seat }) => seat === tableEdge)
  const others = atEdge.filter(({ character }) => !unseatedCharacters.includes(character))
  return [
    ...unseatedCharacters.flatMap(id => [id, ...atEdge.filter(({ character }) => character === id)]),
    ...others
  ]
}

/**
 * Places everything on the table. The result stays the same while nothing moves, so that a drag renders only the seats that it passes.
 *
 * @param table its size; it has no seats before that is known
 * @param middle size of what lies in the middle
 */
export function useTableLayout(game: Game, table: Size, middle: Size) {
  const edge = useMemo(() => edgeItems(game), [game])
  const reminders = useMemo(() => Map.groupBy(game.reminders, ({ seat }) => seat), [game.reminders])
  const seats = table.width > 0 ? game.seats : []
  const counts = seats.map(({ id }) => reminders.get(id)?.length ?? 0).join()
  const layout = useMemo(
    () =>
      layoutAll(table.width, table.height, {
        counts: counts === '' ? [] : counts.split(',').map(Number),
        edgeItems: edge.length,
        middle: { width: middle.width, height: middle.height }
      }),
    [table.width, table.height, counts, edge.length, middle.width, middle.height]
  )
  return { layout, edge, remindersOf: reminders }
}
