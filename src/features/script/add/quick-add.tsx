import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { searchCharacters } from '#core/character/character-search.ts'
import { m } from '#i18n/messages.ts'
import { addAndNotify } from '#stores/add-from-url.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useEarlyTyping } from './early-typing.ts'
import { QuickAddOption } from './quick-add-option.tsx'
import { useSuggestion } from './use-suggestion.ts'

/** The most results that the list shows. */
const maxResults = 30
/** Results that fit the visible list. They render with the keystroke, the others when the query has settled. */
const initialResults = 7

/**
 * A combobox that finds official characters by name or ability text and adds the picked one. For a misspelled name, it
 * offers the character that the name may mean.
 */
export function QuickAdd() {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEarlyTyping(query, setQuery, input)
  const official = useStore($officialCharacters)
  const isWide = useMediaQuery('(min-width: 900px)')
  const isSettled = useDeferredValue(query) === query
  const results = useMemo(() => searchCharacters(query, official), [query, official])
  const suggestion = useSuggestion(query, official, results.length > 0)
  // Plurals are slow to form: not after each character that is added.
  const matches = query === '' ? '' : m.script_matches({ count: results.length })
  return (
    <Combobox
      ref={input}
      label={m.script_add_label()}
      placeholder={isWide ? m.script_add_placeholder() : m.script_add_label()}
      query={query}
      onQueryChange={setQuery}
      items={suggestion ? [suggestion] : results.slice(0, isSettled ? maxResults : initialResults)}
      itemKey={character => character.id}
      renderItem={character => <QuickAddOption character={character} />}
      onPick={addAndNotify}
      emptyText={m.script_no_match()}
      status={suggestion ? m.characters_did_you_mean({ name: suggestion.name }) : matches}
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
