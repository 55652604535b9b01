import { useState } from 'react'
import type { Visibility } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { FormDialog } from '#views/form-dialog.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'

interface VisibilityDialogProps {
  title: string
  visibility: Visibility
  onChoose: (visibility: Visibility) => void
  onClose: () => void
}

/** Asks who may see something saved. */
export function VisibilityDialog({ title, visibility, onChoose, onClose }: VisibilityDialogProps) {
  const [chosen, setChosen] = useState(visibility)
  const choose = () => {
    if (chosen !== visibility) onChoose(chosen)
  }
  return (
    <FormDialog title={title} act={m.work_apply()} onSubmit={choose} onClose={onClose}>
      <VisibilityChoice value={chosen} onChange={setChosen} />
    </FormDialog>
  )
}
