import './game-table.css'
import { type ReactNode, useRef } from 'react'
import { type Game, type Reminder, type Seat, tableEdge } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { overlap } from './layout/geometry.ts'
import type { TableLayout } from './layout/table-layout.ts'
import { panTable } from './pan-table.ts'
import { TableEdge } from './table-edge.tsx'
import { handleTableKey } from './table-keys.ts'
import { TableSeats } from './table-seats.tsx'
import { offTable, useDropTarget } from './use-drop-target.ts'
import { useElementSize } from './use-element-size.ts'
import { useFocusOnMove } from './use-focus-on-move.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomButtons, ZoomInButton } from './zoom-buttons.tsx'

export interface GameTableProps {
  game: Game
  characters: Characters
  /** Ids of the seats of the present step of the night. */
  highlighted: ReadonlySet<string>
  onOpenSeat: (seat: Seat) => void
  onSeatMenu?: ((seat: Seat) => void) | undefined
  onOpenEdge?: ((character: string) => void) | undefined
  onOpenReminder: (reminder: Reminder) => void
  /** `place` is the id of a seat, or `tableEdge`. */
  onMoveReminder: (reminder: Reminder, place: string) => void
  onRemoveReminder?: ((reminder: Reminder) => void) | undefined
  onPlaceReminder?: ((place: string) => void) | undefined
  /** What a press of a seat does now, or what has just happened. */
  hint?: string | undefined
  /** In the middle: the phase, bluffs. */
  children?: ReactNode
}

/** The circle of seats with their reminders, as large as the room it has; it can be zoomed. */
export function GameTable(props: GameTableProps) {
  const { game, characters, children } = props
  const scroller = useRef<HTMLElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  const view = useElementSize(scroller)
  const zoom = useZoom(scroller)
  const size = { width: view.width * zoom.zoom, height: view.height * zoom.zoom }
  const { edge, remindersOf, layout } = useTableLayout(game, size, useElementSize(middle))
  const { table } = layout
  const { onMoveReminder: onMove, onRemoveReminder: onRemove } = props
  const [target, onDrag] = useDropTarget({
    scroller,
    plane,
    layout: table,
    seats: game.seats,
    onMove,
    onRemove
  })
  const focusMoved = useFocusOnMove(plane, game)
  const hasCorner = isCornerFree(table)
  const shared = { characters, onOpenReminder: props.onOpenReminder, onDrag }
  return (
    <div className={classNames('game-table-frame', target === offTable && 'game-table-removing')}>
      <section
        ref={scroller}
        className={classNames('game-table', zoom.zoom > 1 && 'game-table-zoomed')}
        aria-label={m.grimoire_circle()}
        onPointerDown={event => scroller.current && panTable(scroller.current, event.nativeEvent)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the buttons in it */}
        <div
          ref={plane}
          className="game-table-plane"
          style={{ width: table.width, height: table.height }}
          onKeyDown={event => {
            focusMoved(event.target)
            handleTableKey(event, game, props)
          }}
        >
          <TableSeats
            {...shared}
            game={game}
            highlighted={props.highlighted}
            target={target}
            layout={layout}
            remindersOf={remindersOf}
            onOpenSeat={props.onOpenSeat}
            onSeatMenu={props.onSeatMenu}
          />
          <TableEdge
            {...shared}
            items={edge}
            layout={table}
            isTarget={target === tableEdge}
            onOpenCharacter={props.onOpenEdge}
          />
          <div
            className="game-table-middle"
            style={{ '--x': `${table.centre.x}px`, '--y': `${table.centre.y}px` }}
          >
            <div ref={middle}>
              {children}
              {!hasCorner && zoom.zoom === 1 && <ZoomInButton zoom={zoom} />}
            </div>
          </div>
        </div>
      </section>
      {(hasCorner || zoom.zoom > 1) && <ZoomButtons {...zoom} />}
      <p className="game-table-hint" role="status">
        {target === offTable ? m.table_release() : props.hint}
      </p>
    </div>
  )
}

/** Whether the buttons for zooming have room in the lower right corner. */
function isCornerFree({ width, height, seats, edge }: TableLayout): boolean {
  const corner = { left: width / 2 - 160, top: height / 2 - 64, right: width / 2, bottom: height / 2 }
  const isEdgeThere = edge !== undefined && overlap(edge, corner)
  return width >= 560 && !isEdgeThere && !seats.some(({ box }) => overlap(box, corner))
}
