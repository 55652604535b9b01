import { m } from '#i18n/messages.ts'
import { removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { characterIdOf } from './edited-character.ts'
import { useEditedCharacter } from './editor-context.ts'

interface DeleteDialogProps {
  /** Called after the character was removed from the script. */
  onDeleted: () => void
  onClose: () => void
}

/** Asks before deleting a character: its jinxes, night positions and almanac text are deleted too. */
export function DeleteCharacterDialog({ onDeleted, onClose }: DeleteDialogProps) {
  const edited = useEditedCharacter()
  const { name } = edited.initialFields
  const deleteCharacter = () => {
    const id = characterIdOf(edited)
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
