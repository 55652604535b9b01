import { useState } from 'react'
import { fileStem } from '#core/file-name.ts'
import type { SavedMark, ScriptSummary } from '#core/saved.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { publicScriptPath } from '#routes'
import { ScriptEntry } from '#views/script-entry.tsx'
import { ChangedNote } from './changed-note.tsx'
import { openScript } from './open-script.ts'
import type { WorkRefusal } from './refusal-words.ts'
import type { savedActs } from './saved-acts.ts'
import { type AskedOne, SavedMenu } from './saved-menu.tsx'

type Item = SavedMark & ScriptSummary

/** What a script without a title is called. */
export const titleOf = ({ name }: Pick<SavedMark, 'name'>) => name || m.import_untitled()

interface ScriptListProps {
  items: readonly Item[]
  acts: Pick<ReturnType<typeof savedActs>, 'duplicate' | 'remove'>
  onAsk: (asked: AskedOne) => void
  onRefused: (code: WorkRefusal) => void
}

/** A page of saved scripts; a press on one opens it. */
export function ScriptList({ items, acts, onAsk, onRefused }: ScriptListProps) {
  const [openingId, setOpeningId] = useState<string>()
  async function open(item: Item) {
    if (openingId) return
    setOpeningId(item.id)
    const refused = await openScript(item)
    setOpeningId(undefined)
    if (refused) onRefused(refused)
  }
  const locale = pageLocale()
  const names = items.map(({ name }) => name)
  return (
    <ul className="script-entries">
      {items.map(item => (
        <ScriptEntry
          key={item.id}
          title={titleOf(item)}
          author={item.author}
          badge={openingId === item.id ? m.work_opening() : undefined}
          counts={item.tally}
          note={<ChangedNote {...item} />}
          onOpen={() => void open(item)}
          end={
            <SavedMenu
              mark={item}
              title={titleOf(item)}
              publicPath={publicScriptPath(locale, item.publicId, fileStem(item.name))}
              onOpen={() => void open(item)}
              onDuplicate={() => void acts.duplicate(item, names)}
              onRemove={() => void acts.remove(item)}
              onAsk={onAsk}
              onRefused={onRefused}
            />
          }
        />
      ))}
    </ul>
  )
}
