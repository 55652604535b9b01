import type { ReactNode } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

interface CharacterFieldsProps {
  seat: Seat
  onChooseCharacter: () => void
  onChooseBelief: () => void
  /** More buttons. */
  children?: ReactNode
}

/** Character, belief and alignment of a seat. */
export function CharacterFields({ seat, children, ...events }: CharacterFieldsProps) {
  return (
    <>
      <div className="seat-actions">
        <Button onClick={events.onChooseCharacter}>{m.seat_choose_character()}</Button>
        {seat.character !== '' && <Button onClick={events.onChooseBelief}>{m.seat_choose_belief()}</Button>}
        {children}
      </div>
      <SegmentedControl
        label={m.seat_alignment()}
        info={fieldHelp('alignment')}
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
