import './game-table.css'
import type { ReactNode } from 'react'
import { type Game, type Reminder, type Seat, tableEdge } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { VoteHand } from '../day/vote/vote-hand.tsx'
import { TableEdge } from './table-edge.tsx'
import { TableSeats } from './table-seats.tsx'
import { offTable } from './use-drop-target.ts'
import { useGameTable } from './use-game-table.ts'
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
  const view = useGameTable(props)
  const { zoom, target, layout, hasCorner } = view
  const { table } = layout
  const shared = { characters, onOpenReminder: props.onOpenReminder, onDrag: view.onDrag }
  return (
    <div className={classNames('game-table-frame', target === offTable && 'game-table-removing')}>
      <section
        ref={view.scroller}
        className={classNames('game-table', zoom.zoom > 1 && 'game-table-zoomed')}
        aria-label={m.grimoire_circle()}
        onPointerDown={view.onPan}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the buttons in it */}
        <div
          ref={view.plane}
          className="game-table-plane"
          style={{ width: table.width, height: table.height }}
          onKeyDown={view.onKey}
          onFocus={view.onFocus}
        >
          <TableSeats
            {...shared}
            game={game}
            highlighted={props.highlighted}
            target={target}
            layout={layout}
            remindersOf={view.remindersOf}
            onOpenSeat={props.onOpenSeat}
            onSeatMenu={props.onSeatMenu}
          />
          <TableEdge
            {...shared}
            items={view.edge}
            layout={table}
            isTarget={target === tableEdge}
            onOpenCharacter={props.onOpenEdge}
          />
          <VoteHand game={game} characters={characters} layout={table} />
          <div
            className="game-table-middle"
            style={{ '--x': `${table.centre.x}px`, '--y': `${table.centre.y}px` }}
          >
            <div ref={view.middle}>
              {children}
              <ZoomInButton zoom={zoom} isShown={!hasCorner && zoom.zoom === 1} />
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
