import { Check, RotateCcw } from 'lucide-react'
import { waitingSeats } from '#core/grimoire/bag/bag.ts'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { seatName } from '../seat-texts.ts'

/** Who has seen the own character; one of them, or all, may see it again. Nothing until somebody has. */
export function SeenList({ game }: { game: Game }) {
  const seen = game.seats.filter(seat => seat.seen)
  if (seen.length === 0) return null
  const players = seen.length + waitingSeats(game).length
  return (
    <details className="seen-list">
      <summary>{m.bag_seen_of({ seen: seen.length, players })}</summary>
      <ul>
        {game.seats.map((seat, index) => (
          <SeenLine key={seat.id} seat={seat} name={seatName(seat, index + 1)} />
        ))}
      </ul>
      <Button small onClick={() => letSeeAgain(seen)}>
        {m.bag_again()}
      </Button>
    </details>
  )
}

const SeenLine = ({ seat, name }: { seat: Seat; name: string }) => (
  <li>
    <span>{name}</span>
    {seat.seen && (
      <>
        <Check role="img" aria-label={m.bag_seen()} />
        <IconButton label={m.bag_again_one({ name })} onClick={() => letSeeAgain([seat])}>
          <RotateCcw />
        </IconButton>
      </>
    )}
  </li>
)

const letSeeAgain = (seats: readonly Seat[]) =>
  performActions(...seats.map(({ id }) => ({ type: 'markSeen' as const, data: { seat: id, seen: false } })))
