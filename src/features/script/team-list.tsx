import { EllipsisVertical, GripVertical, Link2, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { m } from '#i18n/messages.ts'
import { moveWords } from '#i18n/move-words.ts'
import { teamName } from '#i18n/team-words.ts'
import { orderCharactersAmong, removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFace } from '#ui/heading-face.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { moveItem } from '#ui/row-moves.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import { TeamMark } from '#ui/team-mark.tsx'
import { CharacterRow } from './character-row.tsx'
import { showJinxes } from './jinxes.tsx'
import type { Row, TeamRows } from './rows.ts'

/** One team's characters, in the script's order. */
export const TeamList = memo(({ team, rows }: TeamRows) => (
  <section className="team-list" data-team={team}>
    <h2 className={classNames('team-head', headingFace(teamName(team)))}>
      <TeamMark team={team} />
      <span className="team-head-name">{teamName(team)}</span>
      <span className="team-head-count">{rows.length}</span>
    </h2>
    <SortableList
      label={teamName(team)}
      items={rows}
      itemKey={row => row.id}
      itemName={row => row.name}
      renderItem={(row, { handle }) => <CharacterRow row={row} handle={handle} />}
      rowClass={() => 'script-row'}
      onMove={(from, to) => orderCharactersAmong(moveItem(rows, from, to).map(({ id }) => id))}
      menuItems={(row, index) => menuItems(row, rows[index + 1] ?? rows[index - 1])}
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

function menuItems(row: Row, neighbour: Row | undefined): MenuItem[] {
  const jinxes: MenuItem = {
    id: 'jinxes',
    label: m.script_show_jinxes(),
    icon: <Link2 />,
    apart: true,
    onSelect: showJinxes
  }
  const remove: MenuItem = {
    id: 'remove',
    label: m.script_remove(),
    icon: <Trash2 />,
    destructive: true,
    apart: true,
    onSelect: () => removeRow(row, neighbour)
  }
  return row.jinxedWith.length > 0 ? [jinxes, remove] : [remove]
}

/** Takes a character off; the focus, which goes with its row, goes on to the row beside it. */
function removeRow({ id, name }: Row, neighbour: Row | undefined) {
  removeCharacter(id)
  notify({ kind: 'removed', name })
  const next = neighbour && document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(neighbour.id)}"]`)
  next?.focus()
}
