import { memo } from 'react'
import { select } from '#stores/selection/change-selected.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { CharacterRow } from '../list/character-row.tsx'
import type { ScriptRow } from '../list/team-rows.ts'
import { useIsSelected } from './selected.ts'

/** A character with a checkbox. A click anywhere in the row toggles it; see `useSelectionKeys`. */
export const SelectableRow = memo(({ row }: { row: ScriptRow }) => {
  const isSelected = useIsSelected(row.id)
  return (
    <li className="script-row selectable-row" data-selected={isSelected || undefined} data-id={row.id}>
      <Checkbox
        label={<span className="unseen">{row.name}</span>}
        checked={isSelected}
        onChange={checked => select([row.id], checked)}
      />
      <CharacterRow row={row} handle={null} />
    </li>
  )
})
