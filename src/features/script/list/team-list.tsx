import './team-list.css'
import { EllipsisVertical, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { teamName } from '#i18n/team-names.ts'
import { orderCharactersAmong } from '#stores/characters.ts'
import { moveItem } from '#ui/lists/row-moves.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import { CharacterRow } from './character-row.tsx'
import { rowMenu } from './row-menu.tsx'
import { TeamHeading } from './team-heading.tsx'
import type { TeamRows } from './team-rows.ts'

/** One team's characters, in the script's order. */
export const TeamList = memo(({ team, rows }: TeamRows) => (
  <section className="team-list" data-team={team}>
    <TeamHeading team={team} count={rows.length} />
    <SortableList
      label={teamName(team)}
      items={rows}
      itemKey={row => row.id}
      itemName={row => row.name}
      renderItem={(row, { handle }) => <CharacterRow row={row} handle={handle} />}
      rowClass={() => 'script-row'}
      onMove={(from, to) => orderCharactersAmong(moveItem(rows, from, to).map(({ id }) => id))}
      menuItems={(row, index) => rowMenu(row, rows[index + 1] ?? rows[index - 1])}
      handleIcon={
        <>
          <EllipsisVertical className="script-row-dots" />
          <GripVertical className="script-row-grip" />
        </>
      }
      labels={{ ...sortableListLabels(), handle: name => m.script_row_menu({ name }) }}
    />
  </section>
))
