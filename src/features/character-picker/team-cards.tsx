import { useStore } from '@nanostores/react'
import { Check, Plus } from 'lucide-react'
import { memo } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { $characterIds, addOfficialCharacter, removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { classNames } from '#ui/class-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'

interface TeamCardsProps {
  team: Team
  characters: readonly CastCharacter[]
  /** No other team is visible: below 900 px the heading would repeat the team filter. */
  isOnlyTeam: boolean
  onClear: (() => void) | undefined
}

/** The cards of one team, under its heading. */
export function TeamCards({ team, characters, isOnlyTeam, onClear }: TeamCardsProps) {
  const chosen = useStore($characterIds)
  const count = characters.filter(({ id }) => chosen.has(id)).length
  return (
    <section data-team={team}>
      <div className={classNames('picker-head', isOnlyTeam && 'picker-head-alone')}>
        <h2 className={headingFontClass(teamName(team))}>
          <TeamMark team={team} />
          {teamName(team)}
        </h2>
        <span className="picker-head-count">
          {m.characters_shown({ shown: characters.length, chosen: count })}
        </span>
        {onClear && (
          <button type="button" className="picker-clear" onClick={onClear}>
            {m.characters_clear()}
          </button>
        )}
      </div>
      <ul className="picker-cards">
        {characters.map(character => (
          <li key={character.id}>
            <Card character={character} isChosen={chosen.has(character.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Card = memo(({ character, isChosen }: { character: CastCharacter; isChosen: boolean }) => (
  <button
    type="button"
    className="picker-card"
    aria-pressed={isChosen}
    onClick={() => (isChosen ? remove(character) : addOfficialCharacter(character.id))}
  >
    <CharacterIcon character={character} />
    <b lang={character.languages.name}>{character.name}</b>
    <span className="picker-card-ability" lang={character.languages.ability}>
      {character.ability}
    </span>
    <span className="picker-card-tick">{isChosen ? <Check /> : <Plus />}</span>
  </button>
))

function remove({ id, name }: CastCharacter) {
  removeCharacter(id)
  notify({ kind: 'removed', name })
}
