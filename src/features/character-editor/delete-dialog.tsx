import { m } from '#i18n/messages.ts'
import { removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSubject } from './editor-context.ts'
import { idOf } from './subject.ts'

interface DeleteDialogProps {
  /** The character is off the script. */
  onGone: () => void
  onClose: () => void
}

/** Asks before a character goes, since much goes with it. */
export function DeleteDialog({ onGone, onClose }: DeleteDialogProps) {
  const subject = useSubject()
  const { name } = subject.start
  const remove = () => {
    const id = idOf(subject)
    if (id === undefined) return
    removeCharacter(id)
    onGone()
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
          <Button variant="destructive" onClick={remove}>
            {m.editor_delete_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.editor_delete_text()}</p>
    </Dialog>
  )
}
