import { useId, useState } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'

interface RenameDialogProps {
  name: string
  /** What the name is called, and its letters at most; those of a script unless said otherwise. */
  label?: string | undefined
  limit?: number | undefined
  /** The new name, without blanks around it. */
  onRename: (name: string) => void
  onClose: () => void
}

/** Asks for a new name. */
export function RenameDialog({ name, label, limit, onRename, onClose }: RenameDialogProps) {
  const form = useId()
  const [title, setTitle] = useState(name)
  return (
    <Dialog
      title={m.device_rename()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" type="submit" form={form}>
            {m.device_rename()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          onClose()
          onRename(title.trim())
        }}
      >
        <Field
          label={label ?? m.meta_title()}
          limit={limit ?? limits.script.name}
          value={title}
          onChange={setTitle}
          data-first-focus=""
        />
      </form>
    </Dialog>
  )
}
