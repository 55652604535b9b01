import './seat-list.css'
import { useStore } from '@nanostores/react'
import { type Game, tableEdge } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { $highlightedSeats, $seatTap, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Bluffs } from '../../bluffs/bluffs.tsx'
import type { GameProps } from '../../game-props.ts'
import { ReminderButtons } from './reminder-buttons.tsx'
import { SeatRow } from './seat-row.tsx'

/** The seats as a list, which does everything that the circle does. */
export function SeatList({ game, characters }: Omit<GameProps, 'cast'>) {
  const highlighted = useStore($highlightedSeats)
  const hint = useStore($seatTap)?.hint
  const reminders = Map.groupBy(game.reminders, ({ seat }) => seat)
  return (
    <div className="seat-list">
      <p className="seat-list-hint" role="status">
        {hint}
      </p>
      <ol aria-label={m.grimoire_seats()}>
        {game.seats.map((seat, index) => (
          <SeatRow
            key={seat.id}
            {...{ game, characters, seat }}
            number={index + 1}
            reminders={reminders.get(seat.id) ?? []}
            isHighlighted={highlighted.has(seat.id)}
          />
        ))}
      </ol>
      {hasEdge(game) && (
        <section className="seat-list-edge" aria-label={m.table_edge()}>
          {game.unseatedCharacters.map(id => (
            <button key={id} type="button" onClick={() => openGrimoireDialog({ kind: 'unseated' })}>
              {characters.get(id)?.name ?? id}
            </button>
          ))}
          <ReminderButtons reminders={reminders.get(tableEdge) ?? []} characters={characters} />
        </section>
      )}
      <Bluffs game={game} characters={characters} />
    </div>
  )
}

const hasEdge = ({ unseatedCharacters, reminders }: Game) =>
  unseatedCharacters.length > 0 || reminders.some(({ seat }) => seat === tableEdge)
