import './selection-list.css'
import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { select } from '#stores/selection/change-selected.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TeamHeading } from '../list/team-heading.tsx'
import { $teamRows, type TeamRows } from '../list/team-rows.ts'
import { SelectableRow } from './selectable-row.tsx'
import { useAllSelected } from './selected.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSelectionFocus } from './selection-focus.ts'
import { useSelectionKeys } from './selection-keys.ts'

/** The script's characters by team with a checkbox each, and a bar of actions on the selected ones. */
export function SelectionList() {
  const groups = useStore($teamRows)
  const list = useRef<HTMLDivElement>(null)
  const help = useId()
  const keys = useSelectionKeys(list)
  const focus = useSelectionFocus(list)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not the fields of a form */}
      <div
        ref={list}
        role="group"
        aria-label={m.selection_start()}
        aria-describedby={help}
        className="selection-list"
        {...keys}
        {...focus}
      >
        {groups.map(({ team, rows }) => (
          <SelectableTeam key={team} team={team} rows={rows} />
        ))}
      </div>
      <p id={help} className="unseen">
        {m.selection_help()}
      </p>
      <SelectionBar />
    </>
  )
}

const SelectableTeam = ({ team, rows }: TeamRows) => (
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
