import { useState } from 'react'
import type { Visibility } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { FormDialog } from '#views/form-dialog.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'

interface VisibilityDialogProps {
  title: string
  visibility: Visibility
  onChoose: (visibility: Visibility) => void
  onClose: () => void
}

/** Dialog that chooses who can see a document. */
export function VisibilityDialog({ title, visibility, onChoose, onClose }: VisibilityDialogProps) {
  const [chosen, setChosen] = useState(visibility)
  const submit = () => {
    if (chosen !== visibility) onChoose(chosen)
  }
  return (
    <FormDialog title={title} submitLabel={m.work_apply()} onSubmit={submit} onClose={onClose}>
      <VisibilityChoice value={chosen} onChange={setChosen} />
    </FormDialog>
  )
}
