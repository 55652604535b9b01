import { BookOpen, Check, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import { searchCharacters } from '#core/character/character-search.ts'
import { m } from '#i18n/messages.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'

export interface TextListProps {
  cast: Cast
  /** The character whose text is open; undefined for the introduction. */
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
}

/** A searchable list of the almanac texts that marks the written ones. */
export function TextList({ cast, selectedId, onSelect }: TextListProps) {
  const [query, setQuery] = useState('')
  const byTeam = groupByTeam(cast.characters).flatMap(({ characters }) => characters)
  const found = query.trim() ? searchCharacters(query, byTeam) : byTeam
  return (
    <nav className="almanac-list" aria-label={m.almanac_texts()}>
      <TextInput
        hideLabel
        type="search"
        label={m.almanac_find()}
        placeholder={m.almanac_find()}
        icon={<Search />}
        value={query}
        onChange={setQuery}
      />
      {byTeam.length === 0 && <p className="almanac-empty">{m.almanac_no_characters()}</p>}
      <ul>
        {!query.trim() && (
          <Row
            icon={<BookOpen />}
            isSelected={selectedId === undefined}
            hasText={cast.almanacIntroduction.trim() !== ''}
            onSelect={() => onSelect(undefined)}
          >
            {m.export_sheet_introduction()}
          </Row>
        )}
        {found.map(character => (
          <Row
            key={character.id}
            icon={<CharacterIcon character={character} size={28} />}
            isSelected={selectedId === character.id}
            hasText={character.almanacDetails.trim() !== ''}
            onSelect={() => onSelect(character.id)}
          >
            <span className="almanac-list-name" data-team={character.team}>
              <bdi lang={character.languages.name}>{character.name}</bdi>{' '}
              <TeamMark team={character.team} size={10} />
            </span>
          </Row>
        ))}
      </ul>
      {found.length === 0 && query.trim() && <p role="status">{m.almanac_none_found()}</p>}
    </nav>
  )
}

interface RowProps {
  icon: ReactNode
  isSelected: boolean
  hasText: boolean
  onSelect: () => void
  children: ReactNode
}

const Row = ({ icon, isSelected, hasText, onSelect, children }: RowProps) => (
  <li>
    <button type="button" className="almanac-row" aria-current={isSelected || undefined} onClick={onSelect}>
      <span className="almanac-row-icon">{icon}</span>
      {children}
      {hasText && (
        <>
          <Check className="almanac-row-mark" aria-hidden="true" />
          <span className="unseen">, {m.almanac_has_text()}</span>
        </>
      )}
    </button>
  </li>
)
