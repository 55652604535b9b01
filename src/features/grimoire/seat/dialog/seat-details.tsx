import '../seat-dialog.css'
import type { Seat } from '#core/grimoire/game.ts'
import type { GameProps } from '../../game-props.ts'
import { RedrawButton } from '../../setup/redraw-button.tsx'
import { AbilityFields } from './ability-fields.tsx'
import { CharacterFields } from './character-fields.tsx'
import { PlayerFields } from './player-fields.tsx'
import { SeatActions } from './seat-actions.tsx'
import { SeatHead } from './seat-head.tsx'
import { SeatPlaceFields } from './seat-place-fields.tsx'
import { SeatReminders } from './seat-reminders.tsx'

/** What the dialog asks for: nothing at first, then a character from the list. */
export type Choosing = 'character' | 'belief' | 'ability' | undefined

interface SeatDetailsProps extends GameProps {
  seat: Seat
  onChoosing: (choosing: Choosing) => void
}

/** The fields of the seat dialog. */
export const SeatDetails = ({ game, cast, characters, seat, onChoosing }: SeatDetailsProps) => (
  <div className="seat-details">
    <SeatHead seat={seat} characters={characters} />
    <SeatActions seat={seat} />
    <CharacterFields
      seat={seat}
      onChooseCharacter={() => onChoosing('character')}
      onChooseBelief={() => onChoosing('belief')}
    >
      <RedrawButton game={game} cast={cast} characters={characters} seat={seat} />
    </CharacterFields>
    <AbilityFields seat={seat} characters={characters} onAdd={() => onChoosing('ability')} />
    <SeatReminders game={game} cast={cast} characters={characters} seat={seat} />
    <PlayerFields key={seat.id} seat={seat} />
    <SeatPlaceFields game={game} seat={seat} />
  </div>
)
