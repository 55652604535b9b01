import { type ReactNode, useId } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface FormDialogProps {
  title: string
  /** What its button does. */
  act: string
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Asks for little, to be done or left: the button and the Enter key close it and do it. */
export function FormDialog({ title, act, onSubmit, onClose, children }: FormDialogProps) {
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
          <Button variant="primary" type="submit" form={form}>
            {act}
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
