import { BookOpen, Check, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Cast, groupByTeam } from '#core/cast.ts'
import { searchCharacters } from '#core/search.ts'
import { m } from '#i18n/messages.ts'
import { Field } from '#ui/field.tsx'
import { TeamMark } from '#ui/team-mark.tsx'
import { CharacterIcon } from '#views/character-icon.tsx'

export interface TextListProps {
  cast: Cast
  /** The character whose text is open; undefined for the introduction. */
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** All texts of the almanac, those that are written marked, to search and to choose from. */
export function TextList({ cast, chosen, onChoose }: TextListProps) {
  const [query, setQuery] = useState('')
  const byTeam = groupByTeam(cast.characters).flatMap(({ characters }) => characters)
  const found = query.trim() ? searchCharacters(query, byTeam) : byTeam
  return (
    <nav className="almanac-list" aria-label={m.almanac_texts()}>
      <Field
        hideLabel
        type="search"
        label={m.almanac_find()}
        placeholder={m.almanac_find()}
        icon={<Search />}
        value={query}
        onChange={setQuery}
      />
      {byTeam.length === 0 && <p className="almanac-nobody">{m.almanac_nobody()}</p>}
      <ul>
        {!query.trim() && (
          <Row
            icon={<BookOpen />}
            isChosen={chosen === undefined}
            hasText={cast.almanacIntroduction.trim() !== ''}
            onChoose={() => onChoose(undefined)}
          >
            {m.export_sheet_introduction()}
          </Row>
        )}
        {found.map(character => (
          <Row
            key={character.id}
            icon={<CharacterIcon character={character} size={28} />}
            isChosen={chosen === character.id}
            hasText={character.almanacDetails.trim() !== ''}
            onChoose={() => onChoose(character.id)}
          >
            <span className="almanac-list-name" data-team={character.team}>
              <bdi>{character.name}</bdi> <TeamMark team={character.team} size={10} />
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
  isChosen: boolean
  hasText: boolean
  onChoose: () => void
  children: ReactNode
}

const Row = ({ icon, isChosen, hasText, onChoose, children }: RowProps) => (
  <li>
    <button type="button" className="almanac-row" aria-current={isChosen || undefined} onClick={onChoose}>
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
