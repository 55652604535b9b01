import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { findSimilarName, indexNames } from '#core/character/similar-names.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface NoMatchesProps {
  query: string
  characters: readonly CastCharacter[]
  /** Called with the name that the query may mean. */
  onSuggestion: (name: string) => void
  onClear: () => void
}

/** The empty state when no character matches the filters, with the name that a misspelled query may mean. */
export function NoMatches({ query, characters, onSuggestion, onClear }: NoMatchesProps) {
  const names = useMemo(
    () => indexNames(characters.map(({ id, name, englishName }) => ({ id, names: [name, englishName] }))),
    [characters]
  )
  const suggestedId = findSimilarName(query, names, true)
  const suggested = characters.find(({ id }) => id === suggestedId)?.name
  return (
    <div className="picker-empty">
      <EmptyState
        icon={<SearchX />}
        title={m.characters_none_title()}
        actions={
          <>
            {suggested && (
              <Button onClick={() => onSuggestion(suggested)}>
                {m.characters_did_you_mean({ name: suggested })}
              </Button>
            )}
            <Button onClick={onClear}>{m.characters_clear()}</Button>
          </>
        }
      >
        {m.characters_none_text()}
      </EmptyState>
    </div>
  )
}
