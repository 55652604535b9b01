import { useId, useState } from 'react'
import type { Visibility } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'

interface VisibilityDialogProps {
  title: string
  visibility: Visibility
  onChoose: (visibility: Visibility) => void
  onClose: () => void
}

/** Asks who may see something saved. */
export function VisibilityDialog({ title, visibility, onChoose, onClose }: VisibilityDialogProps) {
  const form = useId()
  const [chosen, setChosen] = useState(visibility)
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
            {m.work_apply()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={event => {
          event.preventDefault()
          onClose()
          if (chosen !== visibility) onChoose(chosen)
        }}
      >
        <VisibilityChoice value={chosen} onChange={setChosen} />
      </form>
    </Dialog>
  )
}
