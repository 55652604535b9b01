import './save-form.css'
import { Save } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

interface SaveFormProps {
  title: string
  onClose: () => void
  onSave: () => void
  isSaving: boolean
  /** Label of the save button; `Save` by default. */
  label?: string
  /** Disables the save button while there is nothing to save. */
  disabled?: boolean
  children: ReactNode
}

/** A dialog with a form. Its button, or Enter in a field, saves. */
export function SaveForm(props: SaveFormProps) {
  const { title, onClose, onSave, isSaving, label = m.saving_save(), disabled, children } = props
  const form = useId()
  return (
    <Dialog
      title={title}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            icon={<Save />}
            busy={isSaving}
            disabled={disabled}
          >
            {label}
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
