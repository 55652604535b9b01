import { useMemo } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { useAsync } from '#ui/use-async.ts'
import type { Tile } from './icon-grid.tsx'
import { iconLabel } from './icon-label.ts'
import { iconSuggestions } from './icon-suggestions.ts'
import { loadIconSearch } from './load-icon-search.ts'
import { OpenIcon } from './open-icon.tsx'

interface OpenIcons {
  /** Undefined while the search loads, and if it can't be loaded. */
  found: readonly Tile[] | undefined
  failure: { retry: () => void } | undefined
}

/** The icons of the open set that a search finds; an empty one finds suggestions for the kind of drawing. */
export function useOpenIcons(kind: Drawing['kind'], term: string): OpenIcons {
  const { value: search, state, retry } = useAsync(loadIconSearch, [])
  const found = useMemo(
    () => (term === '' ? iconSuggestions[kind] : search?.(term))?.map(openIconTile),
    [term, kind, search]
  )
  return { found, failure: state === 'failed' ? { retry } : undefined }
}

/** The names are English in every language. */
const openIconTile = (name: string): Tile => ({
  key: name,
  name: iconLabel(name),
  language: 'en',
  icon: <OpenIcon name={name} />
})
