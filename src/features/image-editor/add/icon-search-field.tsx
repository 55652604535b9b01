import { Search } from 'lucide-react'
import type { FocusEvent, RefObject } from 'react'
import { TextInput } from '#ui/fields/text-input.tsx'
import { focusFirstTile } from './icon-grid.tsx'

interface IconSearchFieldProps {
  label: string
  placeholder: string
  maxLength?: number
  'data-search-icons'?: true
  query: string
  onQueryChange: (query: string) => void
  /** What holds the tiles: the arrow down leads there. */
  results: RefObject<HTMLElement | null>
}

/** The field of a search for icons. */
export const IconSearchField = ({ query, onQueryChange, results, ...texts }: IconSearchFieldProps) => (
  <TextInput
    {...texts}
    type="search"
    icon={<Search />}
    value={query}
    onChange={onQueryChange}
    onFocus={scrollToTop}
    onKeyDown={event => event.key === 'ArrowDown' && focusFirstTile(event, results.current)}
  />
)

/** On a phone, brings a search field to the top of its part: its results need the room below it. */
function scrollToTop({ currentTarget }: FocusEvent) {
  if (matchMedia('(pointer: coarse)').matches) currentTarget.scrollIntoView({ block: 'start' })
}
