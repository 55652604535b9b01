import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { searchCharacters } from '#core/character/character-search.ts'
import { m } from '#i18n/messages.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { fetchFirstTexts } from '#stores/loading/catalogue-texts.ts'
import { SettledStatus } from '#ui/feedback/settled-status.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { addOfficialIcon } from './add-layers.ts'
import { TileGrid } from './icon-grid.tsx'
import { IconSearchField } from './icon-search-field.tsx'

/** Searches the icons of official characters by the character's name or ability. */
export function CharacterIconSearch() {
  const [query, setQuery] = useState('')
  const results = useRef<HTMLDivElement>(null)
  const official = useStore($officialCharacters)
  const term = useDeferredValue(query.trim())
  const found = useMemo(() => (term === '' ? official : searchCharacters(term, official)), [term, official])
  const count = m.characters_found({ count: found.length })

  // The screen's names come on their own; a failed load is told by the shell.
  useEffect(() => void fetchFirstTexts().catch(() => undefined), [])

  const tiles = useMemo(
    () =>
      found.map(character => ({
        key: character.id,
        name: character.name,
        language: character.languages.name,
        icon: <CharacterIcon character={character} size={44} deferred />
      })),
    [found]
  )
  return (
    <>
      <IconSearchField
        label={m.characters_search()}
        placeholder={m.characters_search_short()}
        query={query}
        onQueryChange={setQuery}
        results={results}
      />
      <p className="add-count">{count}</p>
      <SettledStatus text={count} />
      <div ref={results}>
        <TileGrid key={term} label={m.icon_search_characters()} tiles={tiles} onPick={addOfficialIcon} />
      </div>
    </>
  )
}
