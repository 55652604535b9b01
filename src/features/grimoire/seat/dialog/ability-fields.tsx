import { Plus } from 'lucide-react'
import type { Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { RemovableChip } from '#ui/fields/chip.tsx'

interface AbilityFieldsProps {
  seat: Seat
  characters: Characters
  onAdd: () => void
}

/** Abilities that a player has beside that of the own character, each with a cross that takes it away. */
export function AbilityFields({ seat: { id, abilities }, characters, onAdd }: AbilityFieldsProps) {
  const remove = (ability: string) =>
    performActions({
      type: 'changeAbilities',
      data: { seat: id, abilities: abilities.filter(each => each !== ability) }
    })
  return (
    <ul className="seat-reminders" aria-label={m.seat_further_abilities()}>
      {abilities.map(ability => {
        const name = characters.get(ability)?.name ?? ability
        return (
          <li key={ability}>
            <RemovableChip removeLabel={m.seat_remove_named({ name })} onRemove={() => remove(ability)}>
              {name}
            </RemovableChip>
          </li>
        )
      })}
      <li>
        <Button icon={<Plus />} onClick={onAdd}>
          {m.seat_add_ability()}
        </Button>
      </li>
    </ul>
  )
}
