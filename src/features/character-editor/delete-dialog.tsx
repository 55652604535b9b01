import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useDesk } from './desk.ts'
import { useSubject } from './editor-context.ts'

interface DeleteDialogProps {
  /** The character is off the script. */
  onGone: () => void
  onClose: () => void
}

/** Asks before a character goes, since much goes with it. */
export function DeleteDialog({ onGone, onClose }: DeleteDialogProps) {
  const desk = useDesk()
  const subject = useSubject()
  const { name } = subject.start
  const remove = () => {
    desk.remove(subject)
    onGone()
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
      <p>{desk.removeText()}</p>
    </Dialog>
  )
}
