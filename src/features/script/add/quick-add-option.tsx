import { useStore } from '@nanostores/react'
import { Check } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { $characterIds } from '#stores/characters.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'

/** A search result in the list of the quick-add combobox. */
export function QuickAddOption({ character }: { character: CastCharacter }) {
  const { id, name, team, ability, languages } = character
  const isChosen = useStore($characterIds).has(id)
  return (
    <div className="quick-hit" data-team={team}>
      <CharacterIcon character={character} deferred />
      <span className="quick-hit-head">
        <b lang={languages.name}>{name}</b>
        <small>
          <TeamMark team={team} size={9} /> {teamMember(team)}
        </small>
      </span>
      <span className="quick-hit-ability" lang={languages.ability}>
        {ability}
      </span>
      {isChosen && (
        <span className="quick-hit-chosen">
          <Check /> {m.script_on_script()}
        </span>
      )}
    </div>
  )
}
