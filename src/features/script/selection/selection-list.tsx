import './selection-list.css'
import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { $teamRows } from '../list/team-rows.ts'
import { SelectableTeam } from './selectable-team.tsx'
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
