import './game-table.css'
import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Game, Reminder, Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { VoteHand } from '../day/vote/vote-hand.tsx'
import { type CircleLayout, layoutCircle, layoutReminders, nearestSeat } from './circle-layout.ts'
import { dragToken } from './drag-token.ts'
import { ReminderToken } from './reminder-token.tsx'
import { SeatToken } from './seat-token.tsx'
import { useElementSize } from './use-element-size.ts'

interface GameTableProps {
  game: Game
  characters: Characters
  /** Ids of the seats of the present step of the night. */
  highlighted: ReadonlySet<string>
  onOpenSeat: (seat: Seat) => void
  onOpenReminder: (reminder: Reminder) => void
  onMoveReminder: (reminder: Reminder, seat: string) => void
  /** In the middle: the phase, bluffs. */
  children?: ReactNode
}

/** The circle of seats with their reminders, as large as the room it has. */
export function GameTable(props: GameTableProps) {
  const { game, characters, highlighted, onOpenSeat, onOpenReminder, onMoveReminder, children } = props
  const table = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(table)
  // The same places as long as nothing moves, so that a drag renders only the seats that it passes.
  const count = game.seats.length
  const layout = useMemo(() => layoutCircle(width, height, count), [width, height, count])
  const [target, setTarget] = useState<number>()

  // The same function while nothing changes, so that a drag doesn't render every reminder.
  const drag = useCallback(
    (reminder: Reminder, token: HTMLElement, press: PointerEvent) => {
      const box = table.current?.getBoundingClientRect()
      if (!box) return
      const seatAt = (x: number, y: number) =>
        nearestSeat(layout, { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 })
      dragToken(token, press, {
        onOver: (x, y) => setTarget(seatAt(x, y)),
        onEnd: place => {
          setTarget(undefined)
          const seat = place && game.seats[seatAt(place.x, place.y) ?? -1]
          if (seat) onMoveReminder(reminder, seat.id)
        }
      })
    },
    [layout, game.seats, onMoveReminder]
  )
  const reminders = useMemo(() => Map.groupBy(game.reminders, ({ seat }) => seat), [game.reminders])

  return (
    <div ref={table} className="game-table">
      {width > 0 && (
        <ol className="game-table-seats" aria-label={m.grimoire_seats()}>
          {game.seats.map((seat, index) => (
            <SeatToken
              key={seat.id}
              seat={seat}
              number={index + 1}
              characters={characters}
              size={layout.token}
              place={layout.seats[index]}
              isHighlighted={highlighted.has(seat.id)}
              isTarget={target === index}
              onOpen={onOpenSeat}
            />
          ))}
        </ol>
      )}
      {game.seats.map((seat, index) => (
        <SeatReminders
          key={seat.id}
          reminders={reminders.get(seat.id) ?? noReminders}
          characters={characters}
          layout={layout}
          index={index}
          onOpen={onOpenReminder}
          onDrag={drag}
        />
      ))}
      <VoteHand game={game} characters={characters} layout={layout} />
      <div className="game-table-middle">{children}</div>
    </div>
  )
}

interface SeatRemindersProps {
  reminders: readonly Reminder[]
  characters: Characters
  layout: CircleLayout
  /** Of the seat. */
  index: number
  onOpen: (reminder: Reminder) => void
  onDrag: (reminder: Reminder, token: HTMLElement, press: PointerEvent) => void
}

const noReminders: readonly Reminder[] = []

const SeatReminders = memo(({ reminders, characters, layout, index, onOpen, onDrag }: SeatRemindersProps) => {
  const seat = layout.seats[index]
  const places = useMemo(
    () => (seat ? layoutReminders(layout, seat, reminders.length) : []),
    [layout, seat, reminders.length]
  )
  return reminders.map((reminder, order) => (
    <ReminderToken
      key={reminder.id}
      reminder={reminder}
      character={characters.get(reminder.character)}
      size={layout.reminder}
      place={places[order]}
      onOpen={onOpen}
      onDrag={onDrag}
    />
  ))
})
