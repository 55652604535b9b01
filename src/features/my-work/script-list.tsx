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

/** The title of a script, or a placeholder. */
export const titleOf = ({ name }: Pick<SavedMark, 'name'>) => name || m.import_untitled()

interface ScriptListProps {
  items: readonly Item[]
  actions: Pick<ReturnType<typeof savedActs>, 'duplicate' | 'remove'>
  onOpenDialog: (dialog: AskedOne) => void
  onFailure: (code: WorkRefusal) => void
}

/** A page of saved scripts. A click on one opens it in the builder. */
export function ScriptList({ items, actions, onOpenDialog, onFailure }: ScriptListProps) {
  const [openingId, setOpeningId] = useState<string>()
  async function open(item: Item) {
    if (openingId) return
    setOpeningId(item.id)
    const refusal = await openScript(item)
    setOpeningId(undefined)
    if (refusal) onFailure(refusal)
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
              info={item}
              title={titleOf(item)}
              publicPath={publicScriptPath(locale, item.publicId, fileStem(item.name))}
              onOpen={() => void open(item)}
              onDuplicate={() => void actions.duplicate(item, names)}
              onRemove={() => void actions.remove(item)}
              onOpenDialog={onOpenDialog}
              onFailure={onFailure}
            />
          }
        />
      ))}
    </ul>
  )
}
