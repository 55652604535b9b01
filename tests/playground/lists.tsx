import { useState } from 'react'
import { Combobox } from '#ui/fields/combobox.tsx'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { moveItem } from '#ui/lists/row-moves.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import type { SortableLabels } from '#ui/lists/sortable-row.tsx'
import { Part, teams } from './parts.tsx'

export function QuickAdd() {
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const items = teams.filter(team => team.includes(query.toLowerCase()))
  return (
    <Part title="Quick add">
      <Combobox
        label="Add a team"
        placeholder="Add a team by name"
        query={query}
        onQueryChange={setQuery}
        items={items}
        itemKey={team => team}
        renderItem={team => (
          <span className="team-word" data-team={team}>
            <TeamMark team={team} /> {team}
          </span>
        )}
        onPick={team => setPicked([...picked, team])}
        emptyText="No team has such a name."
        status={`${items.length} match`}
        keysHelp={
          <>
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Esc</kbd> close
          </>
        }
        pickKey="Enter"
      />
      <p data-picked>{picked.join(' ')}</p>
    </Part>
  )
}

const at = (name: string, place: number, count: number) => `${name}, ${place} of ${count}`

const words: SortableLabels = {
  handle: name => `Move ${name}`,
  up: 'Up',
  down: 'Down',
  top: 'To the top',
  bottom: 'To the bottom',
  help: 'Press Space to lift, arrows to move, Space to drop, Escape to cancel.',
  lifted: (...place) => `Lifted: ${at(...place)}`,
  over: (...place) => at(...place),
  dropped: (...place) => `Dropped: ${at(...place)}`,
  cancelled: (...place) => `Back: ${at(...place)}`
}

const names = [
  'Dusk',
  'Poisoner',
  'Spy',
  'Washerwoman',
  'Librarian',
  'Chef',
  'Empath',
  'Fortune Teller',
  'Butler',
  'Dawn'
]

export function Sortable() {
  const [items, setItems] = useState<readonly string[]>(names)
  return (
    <Part title="Sortable list">
      <SortableList
        label="First night"
        items={items}
        itemKey={name => name}
        itemName={name => name}
        onMove={(from, to) => setItems(moveItem(items, from, to))}
        labels={words}
        renderItem={(name, { index, handle, arrows }) => (
          <div className="sample-row">
            {handle}
            <span>{index + 1}</span>
            <b>{name}</b>
            {arrows}
          </div>
        )}
      />
    </Part>
  )
}
