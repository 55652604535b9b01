import { useStore } from '@nanostores/react'
import { CopyPlus, FolderHeart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { removeSelected } from '#stores/selection/change-selected.ts'
import { stopSelection } from '#stores/selection/selection.ts'
import { $hasAccount } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { $selectedRows } from './selected.ts'
import { SignInNote } from './sign-in-note.tsx'

/** How many characters are selected, and what can be done with them. At the lower edge of the window. */
export function SelectionBar() {
  const rows = useStore($selectedRows)
  const hasAccount = useStore($hasAccount)
  const [asksToSignIn, setAsksToSignIn] = useState(false)
  const ids = rows.map(({ id }) => id)
  const own = rows.filter(({ kind }) => kind === 'custom').map(({ id }) => id)

  function remove() {
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    stopSelection()
    removeSelected(ids, id => names.get(id) ?? id)
  }
  async function save() {
    if (!hasAccount) return setAsksToSignIn(true)
    const account = await importModule(() => import('#stores/saving/saved-characters.ts'))
    stopSelection()
    await account.saveCharactersToAccount(own)
  }

  return (
    <section className="selection-bar" aria-label={m.selection_bar()}>
      <p className="selection-bar-count" role="status">
        {m.selection_count({ count: rows.length })}
      </p>
      <Button small icon={<Trash2 />} disabled={rows.length === 0} onClick={remove}>
        {m.script_remove()}
      </Button>
      <Button
        small
        icon={<CopyPlus />}
        disabled={rows.length === 0}
        onClick={() => showDialog({ kind: 'copyTo', ids })}
      >
        {m.selection_copy()}
      </Button>
      {own.length > 0 && (
        <Button small icon={<FolderHeart />} onClick={() => void save()}>
          {m.homebrew_save()}
        </Button>
      )}
      <Button small variant="text" onClick={stopSelection}>
        {m.import_cancel()}
      </Button>
      {asksToSignIn && !hasAccount && own.length > 0 && <SignInNote />}
    </section>
  )
}
