import { EllipsisVertical, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { m } from '#i18n/messages.ts'
import { moveWords } from '#i18n/move-words.ts'
import { teamName } from '#i18n/team-words.ts'
import { orderCharactersAmong } from '#stores/characters.ts'
import { moveItem } from '#ui/row-moves.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import { CharacterRow } from './character-row.tsx'
import { rowMenu } from './row-menu.tsx'
import type { TeamRows } from './rows.ts'
import { TeamHead } from './team-head.tsx'

/** One team's characters, in the script's order. */
export const TeamList = memo(({ team, rows }: TeamRows) => (
  <section className="team-list" data-team={team}>
    <TeamHead team={team} count={rows.length} />
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
      words={{ ...moveWords(), handle: name => m.script_row_menu({ name }) }}
    />
  </section>
))
