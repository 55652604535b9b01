import './seat-dialog.css'
import { useState } from 'react'
import { findSeat, type Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'
import { CharacterChoice } from './character-choice.tsx'
import { CharacterFields } from './character-fields.tsx'
import { chooseBelief, chooseCharacter } from './choose-character.ts'
import { PlayerFields } from './player-fields.tsx'
import { SeatActions } from './seat-actions.tsx'
import { SeatHead } from './seat-head.tsx'
import { SeatPlaceFields } from './seat-place-fields.tsx'
import { SeatReminders } from './seat-reminders.tsx'

/** What the dialog asks for: nothing at first, then a character from the list. */
type Choosing = 'character' | 'belief' | undefined

/** Everything that can be done with a seat: its player, character, life, votes, reminders and place. */
export function SeatDialog(props: GameProps & { seatId: string }) {
  const { game, seatId } = props
  const [choosing, setChoosing] = useState<Choosing>()
  const seat = findSeat(game, seatId)
  if (!seat) return null
  const number = game.seats.indexOf(seat) + 1
  return (
    <Dialog title={seatName(seat, number)} closeLabel={m.notice_close()} onClose={closeGrimoireDialog}>
      {choosing ? (
        <CharacterChoice
          {...props}
          label={choosing === 'belief' ? m.seat_choose_belief() : m.seat_choose_character()}
          chosen={choosing === 'belief' ? seat.believes : seat.character}
          onChoose={id => {
            if (choosing === 'belief') chooseBelief(seat, id)
            else chooseCharacter(game, seat, id)
            setChoosing(undefined)
          }}
          onCancel={() => setChoosing(undefined)}
        />
      ) : (
        <SeatDetails {...props} seat={seat} onChoosing={setChoosing} />
      )}
    </Dialog>
  )
}

interface SeatDetailsProps extends GameProps {
  seat: Seat
  onChoosing: (choosing: Choosing) => void
}

const SeatDetails = ({ game, cast, characters, seat, onChoosing }: SeatDetailsProps) => (
  <div className="seat-details">
    <SeatHead seat={seat} characters={characters} />
    <SeatActions seat={seat} />
    <CharacterFields
      seat={seat}
      characters={characters}
      onChooseCharacter={() => onChoosing('character')}
      onChooseBelief={() => onChoosing('belief')}
    />
    <SeatReminders game={game} cast={cast} characters={characters} seat={seat} />
    <PlayerFields key={seat.id} seat={seat} />
    <SeatPlaceFields game={game} seat={seat} />
  </div>
)
