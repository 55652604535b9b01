import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $takenId } from '#stores/taken-id.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** Asks what to do with a character whose id another one has. */
export function TakenIdDialog() {
  const question = useStore($takenId)
  if (!question) return null
  const { where, id, owner, freeId, choose } = question
  const cancel = () => choose(undefined)
  return (
    <Dialog
      title={m.homebrew_taken_title({ id })}
      closeLabel={m.notice_close()}
      onClose={cancel}
      width={520}
      footer={
        <>
          <Button onClick={cancel}>{m.import_cancel()}</Button>
          <Button onClick={() => choose('replace')}>{m.homebrew_taken_replace({ name: owner })}</Button>
          <Button variant="primary" onClick={() => choose('free')}>
            {m.homebrew_taken_free({ id: freeId })}
          </Button>
        </>
      }
    >
      <p>
        {where === 'script'
          ? m.homebrew_taken_on_script({ name: owner, id })
          : m.homebrew_taken_in_account({ name: owner, id })}
      </p>
    </Dialog>
  )
}
