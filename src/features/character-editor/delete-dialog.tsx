import { m } from '#i18n/messages.ts'
import { removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSubject } from './editor-context.ts'
import { idOf } from './subject.ts'

interface DeleteDialogProps {
  /** Called after the character was removed from the script. */
  onDeleted: () => void
  onClose: () => void
}

/** Asks before deleting a character: its jinxes, night positions and almanac text are deleted too. */
export function DeleteDialog({ onDeleted, onClose }: DeleteDialogProps) {
  const edited = useSubject()
  const { name } = edited.initialFields
  const deleteCharacter = () => {
    const id = idOf(edited)
    if (id === undefined) return
    removeCharacter(id)
    onDeleted()
    notify({ kind: 'removed', name })
  }
  return (
    <Dialog
      title={m.editor_delete_title({ name })}
      closeLabel={m.import_close()}
      onClose={onClose}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="destructive" onClick={deleteCharacter}>
            {m.editor_delete_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.editor_delete_text()}</p>
    </Dialog>
  )
}
