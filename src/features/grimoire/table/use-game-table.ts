import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { GameTableProps } from './game-table.tsx'
import { overlap } from './layout/geometry.ts'
import type { TableLayout } from './layout/table-layout.ts'
import { panTable } from './pan-table.ts'
import { handleTableKey } from './table-keys.ts'
import { useDropTarget } from './use-drop-target.ts'
import { useElementSize } from './use-element-size.ts'
import { useFocusOnMove } from './use-focus-on-move.ts'
import { useTabStops } from './use-tab-stops.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useZoom } from './use-zoom.ts'

/** Where everything is on the table, and what pointers and keys do there. The three references belong to its elements. */
export function useGameTable(props: GameTableProps) {
  const { game } = props
  const scroller = useRef<HTMLElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(scroller)
  const zoom = useZoom(scroller)
  const size = { width: width * zoom.zoom, height: height * zoom.zoom }
  const { layout, edge, remindersOf } = useTableLayout(game, size, useElementSize(middle))
  const [target, onDrag] = useDropTarget({
    scroller,
    plane,
    layout: layout.table,
    seats: game.seats,
    onMove: props.onMoveReminder,
    onRemove: props.onRemoveReminder
  })
  const focusMoved = useFocusOnMove(plane, game)
  const onFocus = useTabStops(plane)
  return {
    scroller,
    plane,
    middle,
    zoom,
    layout,
    edge,
    remindersOf,
    target,
    onDrag,
    onFocus,
    hasCorner: isCornerFree(layout.table),
    onPan: ({ nativeEvent }: PointerEvent) => scroller.current && panTable(scroller.current, nativeEvent),
    onKey: (event: KeyboardEvent<HTMLElement>) => {
      focusMoved(event.target)
      handleTableKey(event, game, props)
    }
  }
}

/** Whether the buttons for zooming have room in the lower right corner. */
function isCornerFree({ width, height, seats, edge }: TableLayout): boolean {
  const corner = { left: width / 2 - 160, top: height / 2 - 64, right: width / 2, bottom: height / 2 }
  const isEdgeThere = edge !== undefined && overlap(edge, corner)
  return width >= 560 && !isEdgeThere && !seats.some(({ box }) => overlap(box, corner))
}
