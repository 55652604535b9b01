import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { openIconAddress } from '#graphics/open-icons.ts'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useAsync } from '#ui/use-async.ts'
import { RetryBanner } from '#views/retry-banner.tsx'
import { addOpenIcon } from './add-layers.ts'
import { focusFirstTile, TileGrid } from './icon-grid.tsx'
import { iconLabel } from './icon-label.ts'
import { iconSuggestions } from './icon-suggestions.ts'
import { loadIconSearch } from './load-icon-search.ts'
import { useIsOffline } from './use-is-offline.ts'

/** Characters of a search: longer ones find nothing. */
const longestQuery = 60

/** Searches the open icon set; suggests icons before anything is typed. */
export function OpenIconSearch({ kind }: { kind: Drawing['kind'] }) {
  const [query, setQuery] = useState('')
  const results = useRef<HTMLDivElement>(null)
  const search = useAsync(loadIconSearch, [])
  const isOffline = useIsOffline()
  const term = useDeferredValue(query.trim())
  const found = useMemo(
    () => (term === '' ? iconSuggestions[kind] : search.value?.(term)),
    [term, kind, search.value]
  )
  const tiles = useMemo(() => found?.map(openIconTile), [found])
  return (
    <>
      <TextInput
        type="search"
        data-search-icons
        label={m.icon_search_label()}
        placeholder={m.icon_search_placeholder()}
        icon={<Search />}
        maxLength={longestQuery}
        value={query}
        onChange={setQuery}
        onKeyDown={event => event.key === 'ArrowDown' && focusFirstTile(event, results.current)}
      />
      {isOffline && <Banner tone="advice">{m.icon_search_offline()}</Banner>}
      {search.state === 'failed' && (
        <RetryBanner onRetry={search.retry}>{m.icon_search_failed()}</RetryBanner>
      )}
      <p className="add-count" role="status">
        {term === '' ? m.icon_search_suggestions() : found && countText(found.length)}
      </p>
      <div ref={results}>
        {tiles && (
          <TileGrid
            key={`${kind} ${term}`}
            label={m.icon_search_icons()}
            tiles={tiles}
            onPick={addOpenIcon}
          />
        )}
      </div>
    </>
  )
}

const countText = (count: number) => (count === 0 ? m.icon_search_none() : m.icon_search_found({ count }))

/** The names are English in every language. */
const openIconTile = (name: string) => ({
  key: name,
  name: iconLabel(name),
  language: 'en',
  icon: <img src={openIconAddress(name)} alt="" width={44} height={44} loading="lazy" decoding="async" />
})
