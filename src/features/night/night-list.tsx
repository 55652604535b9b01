import { useState } from 'react'
import type { NightEntry } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'
import { moveNightEntry } from './night-actions.ts'
import { NightRow } from './night-row.tsx'
import { entryName } from './night-texts.ts'
import { PositionDialog } from './position-dialog.tsx'

// These stay the same objects, so that a change renders only the rows that it concerns.
const rowClass = ({ kind }: NightEntry) => (kind === 'step' ? 'night-row night-row-step' : 'night-row')
const rowOf = (night: Night) => (entry: NightEntry, row: SortableRow) => (
  <NightRow entry={entry} row={row} night={night} />
)
const renderRow = { firstNight: rowOf('firstNight'), otherNight: rowOf('otherNight') }

/** The entries of a night in their order. Characters and steps can be moved. */
export function NightList({ entries, night }: { entries: readonly NightEntry[]; night: Night }) {
  const [entryToMove, setEntryToMove] = useState<NightEntry>()
  const [announcement, setAnnouncement] = useState('')
  const [labels] = useState(sortableListLabels)

  const moveTo = (from: number, to: number) => {
    const entry = entries[from]
    if (entry) moveNightEntry(night, entry.id, to)
  }
  const moveToPosition = (entry: NightEntry, to: number) => {
    setEntryToMove(undefined)
    moveTo(entries.indexOf(entry), to)
    setAnnouncement(labels.dropped(entryName(entry), to + 1, entries.length))
    requestAnimationFrame(() => focusHandle(entry.id))
  }

  return (
    <div className="night-list">
      <SortableList
        label={night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights()}
        items={entries}
        itemKey={entry => entry.id}
        itemName={entryName}
        labels={labels}
        onMove={moveTo}
        rowClass={rowClass}
        renderItem={renderRow[night]}
        menuItems={entry => [
          {
            id: 'place',
            label: m.night_move_to_position(),
            separated: true,
            onSelect: () => setEntryToMove(entry)
          }
        ]}
      />
      <p className="unseen" aria-live="polite">
        {announcement}
      </p>
      {entryToMove && (
        <PositionDialog
          name={entryName(entryToMove)}
          index={entries.indexOf(entryToMove)}
          count={entries.length}
          onMove={to => moveToPosition(entryToMove, to)}
          onClose={() => setEntryToMove(undefined)}
        />
      )}
    </div>
  )
}

const focusHandle = (id: string) =>
  document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus()
