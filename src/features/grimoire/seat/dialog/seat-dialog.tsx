import { useState } from 'react'
import type { Team } from '#core/character/team.ts'
import { findSeat, type Game, type Seat } from '#core/grimoire/game.ts'
import { believedTeams } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { CharacterChoice } from '../character-choice.tsx'
import { addAbility, chooseBelief, chooseCharacter } from './choose-character.ts'
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
          {...choices[choosing](seat, props)}
          onChoose={id => {
            choose(choosing, game, seat, id)
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

const travellers: readonly Team[] = ['traveller']

/** What each choice is called, the present character, and the teams to offer first. */
const choices = {
  character: ({ character, traveller }: Seat) => ({
    label: m.seat_choose_character(),
    chosen: character,
    firstTeams: traveller ? travellers : undefined
  }),
  belief: ({ character, believes }: Seat, { characters }: GameProps) => {
    const own = characters.get(character)
    return { label: m.seat_choose_belief(), chosen: believes, firstTeams: own && believedTeams(own) }
  },
  ability: () => ({ label: m.seat_add_ability(), chosen: '' })
}

function choose(choosing: NonNullable<Choosing>, game: Game, seat: Seat, id: string) {
  if (choosing === 'belief') chooseBelief(seat, id)
  else if (choosing === 'ability') addAbility(seat, id)
  else chooseCharacter(game, seat, id)
}
