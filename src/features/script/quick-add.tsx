import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { searchCharacters } from '#core/search.ts'
import { m } from '#i18n/messages.ts'
import { addAndTell } from '#stores/asked-character.ts'
import { $officialCharacters } from '#stores/official.ts'
import { Combobox } from '#ui/combobox.tsx'
import { useMedia } from '#ui/use-media.ts'
import { QuickHit } from './quick-hit.tsx'

/** The most results that the list shows. */
const maxResults = 30
/** Results that fit the visible list. They render with the keystroke, the others when the query has settled. */
const initialResults = 7

/** A combobox that finds official characters by name or ability text and adds the picked one. */
export function QuickAdd() {
  const [query, setQuery] = useState('')
  const official = useStore($officialCharacters)
  const isWide = useMedia('(min-width: 900px)')
  const isSettled = useDeferredValue(query) === query
  const results = useMemo(() => searchCharacters(query, official), [query, official])
  return (
    <Combobox
      label={m.script_add_label()}
      placeholder={isWide ? m.script_add_placeholder() : m.script_add_label()}
      query={query}
      onQueryChange={setQuery}
      items={results.slice(0, isSettled ? maxResults : initialResults)}
      itemKey={character => character.id}
      renderItem={character => <QuickHit character={character} />}
      onPick={addAndTell}
      emptyText={m.script_no_match()}
      status={m.script_matches({ count: results.length })}
      keysHelp={
        <>
          <kbd>↑</kbd> <kbd>↓</kbd> {m.script_keys_choose()} <kbd>{m.script_escape_key()}</kbd>{' '}
          {m.script_keys_clear()}
        </>
      }
      pickKey={m.script_enter_key()}
    />
  )
}
