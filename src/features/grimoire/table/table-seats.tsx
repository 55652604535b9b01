import type { Game, Reminder, Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import type { FullLayout } from './layout/full-layout.ts'
import { SeatGroup } from './seat-group.tsx'
import { TableTies } from './table-ties.tsx'
import type { DropTarget } from './use-drop-target.ts'

interface TableSeatsProps {
  game: Game
  characters: Characters
  highlighted: ReadonlySet<string>
  /** What a dragged reminder is over. */
  target: DropTarget | undefined
  layout: FullLayout
  /** By id of the seat. */
  remindersOf: ReadonlyMap<string, readonly Reminder[]>
  onOpenSeat: (seat: Seat) => void
  onSeatMenu?: ((seat: Seat) => void) | undefined
  onOpenReminder: (reminder: Reminder) => void
  onDrag: (reminder: Reminder, token: HTMLElement, press: PointerEvent) => void
}

/** The seats in their places, each with its reminders. */
export function TableSeats({ game, highlighted, target, layout, remindersOf, ...rest }: TableSeatsProps) {
  const { table, reminders } = layout
  return (
    <>
      <TableTies layout={layout} />
      <ol className="game-table-seats" aria-label={m.grimoire_seats()}>
        {table.seats.map((place, index) => {
          const seat = game.seats[index]
          return (
            seat && (
              <SeatGroup
                key={seat.id}
                {...rest}
                seat={seat}
                number={index + 1}
                reminders={remindersOf.get(seat.id) ?? noReminders}
                layout={table}
                place={place}
                size={reminders}
                places={reminders.places[index] ?? noPlaces}
                isHighlighted={highlighted.has(seat.id)}
                isTarget={target === seat.id}
                isSetup={game.phase === 'setup'}
              />
            )
          )
        })}
      </ol>
    </>
  )
}

const noReminders: readonly Reminder[] = []
const noPlaces: readonly never[] = []
