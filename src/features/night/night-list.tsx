import { useState } from 'react'
import type { NightEntry } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import { m } from '#i18n/messages.ts'
import { moveWords } from '#i18n/move-words.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import { entryName } from './entry-name.ts'
import { moveWaker } from './night-acts.ts'
import { NightRow } from './night-row.tsx'
import { PlaceDialog } from './place-dialog.tsx'

/** The entries of a night in their order. Characters and steps can be moved. */
export function NightList({ entries, night }: { entries: readonly NightEntry[]; night: Night }) {
  const [entryToMove, setEntryToMove] = useState<NightEntry>()
  const [announcement, setAnnouncement] = useState('')
  const labels = moveWords()

  const moveTo = (from: number, to: number) => {
    const entry = entries[from]
    if (entry) moveWaker(night, entry.id, to)
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
        words={labels}
        onMove={moveTo}
        rowClass={({ kind }) => (kind === 'step' ? 'night-row night-row-step' : 'night-row')}
        renderItem={(entry, row) => <NightRow entry={entry} row={row} />}
        menuItems={entry => [
          {
            id: 'place',
            label: m.night_place(),
            apart: true,
            onSelect: () => setEntryToMove(entry)
          }
        ]}
      />
      <p className="unseen" aria-live="polite">
        {announcement}
      </p>
      {entryToMove && (
        <PlaceDialog
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
