import './picker-screen.css'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { groupByTeam } from '#core/cast/cast.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { $characterIds } from '#stores/characters.ts'
import { FilterBar } from './filter-bar.tsx'
import { type Filters, filterCharacters, isFiltering, noFilters } from './filters.ts'
import { FoundStatus } from './found-status.tsx'
import { NoMatches } from './no-matches.tsx'
import { PickerFrame } from './picker-frame.tsx'
import { TeamCards } from './team-cards.tsx'

/** All official characters, with filters; a click adds one to the script or removes it. */
export function PickerScreen() {
  const official = useStore($officialCharacters)
  const [filters, setFilters] = useState<Filters>(noFilters)
  // The search field updates at once, the cards with low priority.
  const applied = useDeferredValue(filters)
  const matches = useMemo(() => filterCharacters(applied, official), [applied, official])
  const groups = useMemo(() => groupByTeam(matches), [matches])
  const change = (next: Partial<Filters>) =>
    setFilters(current => ({ ...current, ...next, onScript: $characterIds.get() }))
  const clear = () => setFilters(noFilters)

  return (
    <PickerFrame>
      <FilterBar filters={filters} onChange={change} onClear={clear} />
      <FoundStatus count={isFiltering(applied) ? matches.length : undefined} />
      {groups.map(({ team, characters }, index) => (
        <TeamCards
          key={team}
          team={team}
          characters={characters}
          isOnlyTeam={groups.length === 1}
          onClear={index === 0 && isFiltering(applied) ? clear : undefined}
        />
      ))}
      {groups.length === 0 && (
        <NoMatches
          query={applied.query}
          characters={official}
          onSuggestion={query => setFilters({ ...noFilters, query })}
          onClear={clear}
        />
      )}
    </PickerFrame>
  )
}
