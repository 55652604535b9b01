import { type ReactNode, useId } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

interface FormDialogProps {
  title: string
  /** Label of the submit button. */
  submitLabel: string
  /** Nothing to submit yet. */
  disabled?: boolean
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A small dialog with a form. The submit button and the Enter key close it and submit. */
export function FormDialog({ title, submitLabel, disabled, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      title={title}
      closeLabel={m.notice_close()}
      onClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" type="submit" form={form} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          onClose()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
