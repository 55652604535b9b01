import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { FormDialog } from './form-dialog.tsx'

interface RenameDialogProps {
  name: string
  /** Label of the field and its maximum length; by default those of a script's name. */
  label?: string | undefined
  limit?: number | undefined
  /** Called with the new name, trimmed. */
  onRename: (name: string) => void
  onClose: () => void
}

/** A dialog for a new name. */
export function RenameDialog({ name, label, limit, onRename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(name)
  return (
    <FormDialog
      title={m.device_rename()}
      submitLabel={m.device_rename()}
      onSubmit={() => onRename(title.trim())}
      onClose={onClose}
    >
      <TextInput
        label={label ?? m.metadata_title()}
        limit={limit ?? limits.script.name}
        value={title}
        onChange={setTitle}
        onFocus={event => event.target.select()}
        data-first-focus=""
      />
    </FormDialog>
  )
}
