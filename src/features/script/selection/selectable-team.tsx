import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { select } from '#stores/selection/change-selected.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TeamHeading } from '../list/team-heading.tsx'
import type { TeamRows } from '../list/team-rows.ts'
import { SelectableRow } from './selectable-row.tsx'
import { useAllSelected } from './selected.ts'

/** A team with a checkbox for each character, and one for all. */
export const SelectableTeam = ({ team, rows }: TeamRows) => (
  <section className="team-list" data-team={team}>
    <TeamHeading team={team} count={rows.length} />
    <TeamCheckbox team={team} rows={rows} />
    <ul aria-label={teamName(team)}>
      {rows.map(row => (
        <SelectableRow key={row.id} row={row} />
      ))}
    </ul>
  </section>
)

/** Selects all characters of a team, or none. */
function TeamCheckbox({ team, rows }: TeamRows) {
  const ids = rows.map(({ id }) => id)
  return (
    <Checkbox
      className="selection-team"
      label={m.selection_all_of({ team: teamName(team) })}
      checked={useAllSelected(ids)}
      onChange={checked => select(ids, checked)}
    />
  )
}
