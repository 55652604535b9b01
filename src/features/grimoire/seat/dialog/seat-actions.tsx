import type { Seat } from '#core/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { quickSeatItems } from '../seat-menu-items.tsx'

/** What is done with a seat most often, as buttons. */
export const SeatActions = ({ seat }: { seat: Seat }) => (
  <div className="seat-actions">
    {quickSeatItems(seat).map(({ id, label, icon, onSelect }) => (
      <Button key={id} icon={icon} onClick={onSelect}>
        {label}
      </Button>
    ))}
  </div>
)
