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

/** The night in its order. Every row may be moved, steps too. */
export function NightList({ entries, night }: { entries: readonly NightEntry[]; night: Night }) {
  const [placing, setPlacing] = useState<NightEntry>()
  const [said, setSaid] = useState('')
  const words = moveWords()

  const moveTo = (from: number, to: number) => {
    const entry = entries[from]
    if (entry) moveWaker(night, entry.id, to)
  }
  const place = (entry: NightEntry, to: number) => {
    setPlacing(undefined)
    moveTo(entries.indexOf(entry), to)
    setSaid(words.dropped(entryName(entry), to + 1, entries.length))
    requestAnimationFrame(() => focusHandle(entry.id))
  }

  return (
    <div className="night-list">
      <SortableList
        label={night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights()}
        items={entries}
        itemKey={entry => entry.id}
        itemName={entryName}
        words={words}
        onMove={moveTo}
        rowClass={({ kind }) => (kind === 'step' ? 'night-row night-row-step' : 'night-row')}
        renderItem={(entry, row) => <NightRow entry={entry} row={row} />}
        menuItems={entry => [
          {
            id: 'place',
            label: m.night_place(),
            apart: true,
            onSelect: () => setPlacing(entry)
          }
        ]}
      />
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      {placing && (
        <PlaceDialog
          name={entryName(placing)}
          place={entries.indexOf(placing)}
          count={entries.length}
          onPlace={to => place(placing, to)}
          onClose={() => setPlacing(undefined)}
        />
      )}
    </div>
  )
}

const focusHandle = (id: string) =>
  document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus()
