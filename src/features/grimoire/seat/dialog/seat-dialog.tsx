import { useState } from 'react'
import { findSeat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { CharacterChoice } from '../character-choice.tsx'
import { chooseBelief, chooseCharacter } from './choose-character.ts'
import { type Choosing, SeatDetails } from './seat-details.tsx'

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
