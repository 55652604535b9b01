import type { ReactNode } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { believedTeams, type Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'

interface CharacterFieldsProps {
  seat: Seat
  characters: Characters
  onChooseCharacter: () => void
  onChooseBelief: () => void
  /** More buttons. */
  children?: ReactNode
}

/** Character, belief and alignment of a seat. */
export function CharacterFields({ seat, characters, children, ...events }: CharacterFieldsProps) {
  const character = characters.get(seat.character)
  const canBeMistaken = seat.believes !== '' || (character && believedTeams(character).length > 0)
  return (
    <>
      <div className="seat-actions">
        <Button onClick={events.onChooseCharacter}>{m.seat_choose_character()}</Button>
        {canBeMistaken && <Button onClick={events.onChooseBelief}>{m.seat_choose_belief()}</Button>}
        {children}
      </div>
      <SegmentedControl
        label={m.seat_alignment()}
        value={seat.alignment ?? 'team'}
        onChange={value =>
          performActions({
            type: 'changeAlignment',
            data: value === 'team' ? { seat: seat.id } : { seat: seat.id, alignment: value }
          })
        }
        options={[
          { value: 'team', label: m.seat_of_team() },
          { value: 'good', label: m.grimoire_good() },
          { value: 'evil', label: m.grimoire_evil() }
        ]}
      />
    </>
  )
}
