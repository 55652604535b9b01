import '#ui/fields/chip.css'
import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { m } from '#i18n/messages.ts'
import { addAndNotify } from '#stores/add-from-url.ts'
import { $recommendedIds } from '#stores/advice.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'

/** Characters that published scripts often combine with this script's characters, as buttons that add them. */
export function GoesWellList({ onBeforeRemove }: { onBeforeRemove: () => void }) {
  const id = useId()
  const official = useStore($officialCharacters)
  const characters = useStore($recommendedIds).flatMap(
    id => official.find(character => character.id === id) ?? []
  )
  if (characters.length === 0) return null
  return (
    <div className="advice-suggestions">
      <p id={id}>{m.advice_goes_well()}</p>
      <ul aria-labelledby={id}>
        {characters.map(character => (
          <li key={character.id} data-team={character.team}>
            <button
              type="button"
              className="chip advice-add"
              aria-label={m.advice_fix_add({ name: character.name })}
              onClick={() => {
                onBeforeRemove()
                addAndNotify(character)
              }}
            >
              <CharacterIcon character={character} size={20} />
              {character.name}
              <Plus />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
