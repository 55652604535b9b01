import { Brackets, CircleDashed, Moon, MoonStar, Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { editions } from '#core/catalogue/edition.ts'
import { editionName } from '#i18n/edition-names.ts'
import { m } from '#i18n/messages.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useFocusKey } from '#ui/fields/use-combobox.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { ChipRow } from './chip-row.tsx'
import {
  type CharacterProperty,
  characterProperties,
  type Filters,
  isFiltering,
  toggleItem
} from './filters.ts'
import { TeamChips } from './team-chips.tsx'

interface FilterBarProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
}

/** Search field and filters. Below 900 px a button shows and hides the filters other than teams. */
export function FilterBar({ filters, onChange, onClear }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="filter-bar" data-open={isOpen || undefined}>
      <div className="filter-search">
        <SearchField query={filters.query} onChange={query => onChange({ query })} />
        <FilterButton filters={filters} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <TeamChips chosen={filters.teams} onChange={chosen => onChange({ teams: chosen })} />
      <ChipRow label={m.characters_edition()} className="filter-more">
        {editions.map(edition => (
          <Chip
            key={edition}
            chosen={filters.editions.includes(edition)}
            onChange={() => onChange({ editions: toggleItem(filters.editions, edition) })}
          >
            {editionName(edition)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={m.characters_properties()} className="filter-more">
        {characterProperties.map(property => (
          <Chip
            key={property}
            icon={propertyIcon[property]}
            chosen={filters.properties.includes(property)}
            onChange={() => onChange({ properties: toggleItem(filters.properties, property) })}
          >
            {propertyName[property]()}
          </Chip>
        ))}
      </ChipRow>
      {isFiltering(filters) && <ActiveFilters filters={filters} onClear={onClear} />}
    </div>
  )
}

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const isWide = useMediaQuery('(min-width: 900px)')
  useFocusKey('/', input)
  return (
    <TextInput
      ref={input}
      tall
      hideLabel
      type="search"
      label={m.characters_search()}
      placeholder={isWide ? m.characters_search_placeholder() : m.characters_search_short()}
      icon={<Search />}
      after={<kbd className="combobox-shortcut">/</kbd>}
      aria-keyshortcuts="/"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      value={query}
      onChange={onChange}
      onKeyDown={event => event.key === 'Escape' && onChange('')}
    />
  )
}

function FilterButton({
  filters,
  isOpen,
  onToggle
}: {
  filters: Filters
  isOpen: boolean
  onToggle: () => void
}) {
  const count = filters.editions.length + filters.properties.length
  return (
    <button
      type="button"
      className="filter-button"
      aria-expanded={isOpen}
      aria-label={count > 0 ? m.characters_filters_on({ count }) : m.characters_filters()}
      data-chosen={count > 0 || undefined}
      onClick={onToggle}
    >
      <SlidersHorizontal />
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </button>
  )
}

/** Names the active edition and property filters, whose chips are hidden below 900 px, and clears all filters. */
function ActiveFilters({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const names = [
    ...filters.editions.map(edition => editionName(edition)),
    ...filters.properties.map(property => propertyName[property]())
  ]
  return (
    <div className="filter-chosen">
      <span>{names.join(', ')}</span>
      <button type="button" className="picker-clear" onClick={onClear}>
        {m.characters_clear_short()}
      </button>
    </div>
  )
}

const propertyName: Record<CharacterProperty, () => string> = {
  firstNight: m.characters_wakes_first,
  otherNight: m.characters_wakes_other,
  setup: m.characters_changes_setup,
  notOnScript: m.characters_not_on_script
}

const propertyIcon: Record<CharacterProperty, ReactNode> = {
  firstNight: <Moon />,
  otherNight: <MoonStar />,
  setup: <Brackets />,
  notOnScript: <CircleDashed />
}
