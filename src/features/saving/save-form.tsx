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
  /** What its button says; `Save` unless said otherwise. */
  label?: string
  /** There is nothing to save yet. */
  disabled?: boolean
  children: ReactNode
}

/** A dialog that ends with a save, by its button or Enter in a field. */
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
