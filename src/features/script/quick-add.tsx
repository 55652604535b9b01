import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { searchCharacters } from '#core/search.ts'
import { m } from '#i18n/messages.ts'
import { addAndTell } from '#stores/asked-character.ts'
import { $officialCharacters } from '#stores/official.ts'
import { Combobox } from '#ui/combobox.tsx'
import { useMedia } from '#ui/use-media.ts'
import { QuickHit } from './quick-hit.tsx'

/** The most hits that drop down: whoever sees more types another letter. */
const mostShown = 30
/** As many as are in sight: these are drawn with the key, the others when the browser finds time. */
const firstShown = 7

/** Adds official characters by name or words of their ability, one after the other. */
export function QuickAdd() {
  const [query, setQuery] = useState('')
  const official = useStore($officialCharacters)
  const isWide = useMedia('(min-width: 900px)')
  const isSettled = useDeferredValue(query) === query
  const hits = useMemo(() => searchCharacters(query, official), [query, official])
  return (
    <Combobox
      label={m.script_add_label()}
      placeholder={isWide ? m.script_add_placeholder() : m.script_add_label()}
      query={query}
      onQueryChange={setQuery}
      items={hits.slice(0, isSettled ? mostShown : firstShown)}
      itemKey={character => character.id}
      renderItem={character => <QuickHit character={character} />}
      onPick={addAndTell}
      emptyText={m.script_no_match()}
      status={m.script_matches({ count: hits.length })}
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
