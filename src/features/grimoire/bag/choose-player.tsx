import type { Game, Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { seatName } from '../seat-texts.ts'
import { PhonePage } from './phone-page.tsx'

interface ChoosePlayerProps {
  game: Game
  /** The seats of the players who haven't seen their character. */
  waiting: readonly Seat[]
  onChoose: (seat: string) => void
}

/** Lets somebody else than the next player take the phone. */
export const ChoosePlayer = ({ game, waiting, onChoose }: ChoosePlayerProps) => (
  <PhonePage title={m.bag_who()}>
    <ul className="phone-players">
      {waiting.map(seat => (
        <li key={seat.id}>
          <Button onClick={() => onChoose(seat.id)}>{seatName(seat, game.seats.indexOf(seat) + 1)}</Button>
        </li>
      ))}
    </ul>
  </PhonePage>
)
