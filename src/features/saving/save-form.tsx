import './saving.css'
import { Save } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface SaveFormProps {
  title: string
  onClose: () => void
  onSave: () => void
  isSaving: boolean
  children: ReactNode
}

/** A dialog that ends with a save, by its button or Enter in a field. */
export function SaveForm({ title, onClose, onSave, isSaving, children }: SaveFormProps) {
  const form = useId()
  return (
    <Dialog
      title={title}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" type="submit" form={form} icon={<Save />} busy={isSaving}>
            {m.saving_save()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="saving-form"
        onSubmit={event => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
