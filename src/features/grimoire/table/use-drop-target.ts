import { type RefObject, useCallback, useState } from 'react'
import { type Reminder, type Seat, tableEdge } from '#core/grimoire/game.ts'
import { dragToken } from './drag-token.ts'
import { isInside } from './layout/geometry.ts'
import { nearestSeat, type TableLayout } from './layout/table-layout.ts'

/** The target of a reminder that is dragged off the table. No id of a seat can be the same, whatever a stranger's file has. */
export const offTable = { isOffTable: true } as const
export type DropTarget = string | typeof offTable

interface DropOptions {
  /** The scrolling element, and the table in it, which may be larger. */
  scroller: RefObject<HTMLElement | null>
  plane: RefObject<HTMLElement | null>
  layout: TableLayout
  seats: readonly Seat[]
  onMove: (reminder: Reminder, place: string) => void
  /** A reminder is dropped beside the table. */
  onRemove?: ((reminder: Reminder) => void) | undefined
}

/** Drags reminders. Returns where the dragged one would go: the id of a seat, `tableEdge` or `offTable`; and a function that starts a drag. */
export function useDropTarget({ scroller, plane, layout, seats, onMove, onRemove }: DropOptions) {
  const [target, setTarget] = useState<DropTarget>()
  // The same function while nothing changes, so that a drag doesn't render every reminder.
  const drag = useCallback(
    (reminder: Reminder, token: HTMLElement, press: PointerEvent) => {
      const [view, table] = [scroller.current, plane.current]
      if (!view || !table) return
      const placeAt = (x: number, y: number): DropTarget | undefined => {
        if (onRemove && !isInside(view.getBoundingClientRect(), { x, y })) return offTable
        const box = table.getBoundingClientRect()
        const point = { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
        if (layout.edge && isInside(layout.edge, point)) return tableEdge
        return seats[nearestSeat(layout, point) ?? -1]?.id
      }
      dragToken(token, press, {
        scroller: view,
        onOver: (x, y) => setTarget(placeAt(x, y)),
        onEnd: end => {
          setTarget(undefined)
          const place = end && placeAt(end.x, end.y)
          if (typeof place === 'string') onMove(reminder, place)
          else if (place) onRemove?.(reminder)
        }
      })
    },
    [scroller, plane, layout, seats, onMove, onRemove]
  )
  return [target, drag] as const
}
