import { Lightbulb, Plus, TriangleAlert, X } from 'lucide-react'
import { useId } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { ScoredCharacter } from '#core/filling/score-character.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { listNames, reasonText } from './reason-text.ts'

interface SuggestionCardProps {
  character: CastCharacter
  suggestion: ScoredCharacter
  nameOf: (id: string) => string
  onAdd: () => void
  onDismiss: () => void
}

/** A suggested character with the reason for it. The card itself can have the focus, when it takes another's slot. */
export function SuggestionCard({ character, suggestion, nameOf, onAdd, onDismiss }: SuggestionCardProps) {
  const id = useId()
  const { name, team, ability, languages } = character
  const { reason, jinxedWith } = suggestion
  return (
    <li className="suggestion" data-team={team} tabIndex={-1} aria-labelledby={id}>
      <CharacterIcon character={character} size={44} />
      <div className="suggestion-head">
        <h3 id={id} className="suggestion-name" lang={languages.name}>
          {name}
        </h3>
        <span className="suggestion-team">
          <TeamMark team={team} size={10} /> {teamMember(team)}
        </span>
      </div>
      <IconButton className="suggestion-dismiss" label={m.suggest_dismiss({ name })} onClick={onDismiss}>
        <X />
      </IconButton>
      <p className="suggestion-ability" lang={languages.ability}>
        <AbilityText ability={ability} />
      </p>
      <p className="suggestion-reason">
        <Lightbulb />
        {reasonText(reason, nameOf)}
      </p>
      {jinxedWith.length > 0 && (
        <p className="suggestion-reason">
          <TriangleAlert />
          {m.suggest_jinx({ names: listNames(jinxedWith.map(nameOf)) })}
        </p>
      )}
      <Button
        small
        className="suggestion-add"
        icon={<Plus />}
        aria-label={m.advice_fix_add({ name })}
        // The second click of a double click would add the next suggestion, which is below the pointer by then.
        onClick={event => event.detail < 2 && onAdd()}
      >
        {m.suggest_add()}
      </Button>
    </li>
  )
}
