import { useStore } from '@nanostores/react'
import { type Team, teams } from '#core/character/team.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { ChipRow } from './chip-row.tsx'
import { toggleItem } from './filters.ts'

/** The team filter: a chip per team with its number of official characters. */
export function TeamChips({
  chosen,
  onChange
}: {
  chosen: readonly Team[]
  onChange: (chosen: Team[]) => void
}) {
  const official = useStore($officialCharacters)
  return (
    <ChipRow label={m.characters_team()} className="filter-teams">
      {teams.map(team => (
        <Chip
          key={team}
          team={team}
          count={official.filter(character => character.team === team).length}
          chosen={chosen.includes(team)}
          onChange={() => onChange(toggleItem(chosen, team))}
        >
          {teamName(team)}
        </Chip>
      ))}
    </ChipRow>
  )
}
