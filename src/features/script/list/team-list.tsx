import './team-list.css'
import { memo, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { teamName } from '#i18n/team-names.ts'
import { orderCharactersAmong } from '#stores/characters.ts'
import { dot, lineIcon } from '#ui/graphics/line-icon.tsx'
import { moveItem } from '#ui/lists/row-moves.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'
import { CharacterRow } from './character-row.tsx'
import { rowMenu } from './row-menu.tsx'
import { TeamHeading } from './team-heading.tsx'
import type { ScriptRow, TeamRows } from './team-rows.ts'

// These stay the same objects, so that a change renders only the rows that it concerns.
const rowClass = () => 'script-row'
const renderRow = (row: ScriptRow, { handle }: SortableRow) => <CharacterRow row={row} handle={handle} />
const rowLabels = () => ({ ...sortableListLabels(), handle: (name: string) => m.script_row_menu({ name }) })
const handleIcon = (
  <>
    {lineIcon(dot(12, 5) + dot(12, 12) + dot(12, 19), 'script-row-dots')}
    {lineIcon([5, 12, 19].map(y => dot(9, y) + dot(15, y)).join(''), 'script-row-grip')}
  </>
)

/** One team's characters, in the script's order. */
export const TeamList = memo(({ team, rows }: TeamRows) => {
  const [labels] = useState(rowLabels)
  return (
    <section className="team-list" data-team={team}>
      <TeamHeading team={team} count={rows.length} />
      <SortableList
        label={teamName(team)}
        items={rows}
        itemKey={row => row.id}
        itemName={row => row.name}
        renderItem={renderRow}
        rowClass={rowClass}
        hidesPlaces
        onMove={(from, to) => orderCharactersAmong(moveItem(rows, from, to).map(({ id }) => id))}
        menuItems={(row, index) => rowMenu(row, rows[index + 1] ?? rows[index - 1])}
        handleIcon={handleIcon}
        labels={labels}
      />
    </section>
  )
})
