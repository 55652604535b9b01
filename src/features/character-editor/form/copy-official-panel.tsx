import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { searchCharacters } from '#core/character/character-search.ts'
import { m } from '#i18n/messages.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { openUrl } from '#stores/router.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { useEditorContext } from '../editor-context.ts'

const maxResults = 12

/** Shown on a blank form: starts from a copy of an official character. */
export function CopyOfficialPanel() {
  const { newCharacterPath } = useEditorContext()
  const [query, setQuery] = useState('')
  const official = useStore($officialCharacters)
  const results = useMemo(() => searchCharacters(query, official), [query, official])
  return (
    <div className="editor-start">
      <p>{m.editor_start_text()}</p>
      <Combobox
        label={m.editor_start_title()}
        placeholder={m.editor_start_title()}
        query={query}
        onQueryChange={setQuery}
        items={results.slice(0, maxResults)}
        itemKey={character => character.id}
        renderItem={character => (
          <div className="editor-hit" data-team={character.team}>
            <CharacterIcon character={character} size={28} deferred />
            <b lang={character.languages.name}>{character.name}</b>
            <span lang={character.languages.ability}>{character.ability}</span>
          </div>
        )}
        onPick={({ id }) => openUrl(newCharacterPath(id))}
        emptyText={m.script_no_match()}
        status={m.script_matches({ count: results.length })}
        pickKey={m.script_enter_key()}
      />
    </div>
  )
}
