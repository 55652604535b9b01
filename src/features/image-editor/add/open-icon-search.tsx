import { useDeferredValue, useRef, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SettledStatus } from '#ui/feedback/settled-status.tsx'
import { RetryBanner } from '#views/retry-banner.tsx'
import { addOpenIcon } from './add-layers.ts'
import { TileGrid } from './icon-grid.tsx'
import { IconSearchField } from './icon-search-field.tsx'
import { useIsOffline } from './use-is-offline.ts'
import { useOpenIcons } from './use-open-icons.tsx'

/** Characters of a search: longer ones find nothing. */
const longestQuery = 60

/** Searches the open icon set; suggests icons before anything is typed. */
export function OpenIconSearch({ kind }: { kind: Drawing['kind'] }) {
  const [query, setQuery] = useState('')
  const results = useRef<HTMLDivElement>(null)
  const isOffline = useIsOffline()
  const term = useDeferredValue(query.trim())
  const { found, failure } = useOpenIcons(kind, term)
  const count = term === '' ? m.icon_search_suggestions() : found ? countText(found.length) : ''
  return (
    <>
      <IconSearchField
        data-search-icons
        label={m.icon_search_label()}
        placeholder={m.icon_search_placeholder()}
        maxLength={longestQuery}
        query={query}
        onQueryChange={setQuery}
        results={results}
      />
      {isOffline && <Banner tone="advice">{m.icon_search_offline()}</Banner>}
      {failure && <RetryBanner onRetry={failure.retry}>{m.icon_search_failed()}</RetryBanner>}
      <p className="add-count">{count}</p>
      <SettledStatus text={count} />
      <div ref={results}>
        {found && (
          <TileGrid
            key={`${kind} ${term}`}
            label={m.icon_search_icons()}
            tiles={found}
            onPick={addOpenIcon}
          />
        )}
      </div>
    </>
  )
}

const countText = (count: number) => (count === 0 ? m.icon_search_none() : m.icon_search_found({ count }))
