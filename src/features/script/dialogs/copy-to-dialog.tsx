import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $localScripts } from '#stores/library/script-list.ts'
import { $openScriptId } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ScriptPicker } from '#views/script-picker/script-picker.tsx'
import { searchOtherScripts } from './search-other-scripts.ts'
import { useCopy } from './use-copy.ts'

/** Copies characters of the open script to another script, which the user chooses. */
export function CopyToDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const openId = useStore($openScriptId)
  const local = useStore($localScripts)
  const { state } = useStore($session)
  const [chosen, setChosen] = useState('new')
  const { isRunning, refusal, copy } = useCopy(ids, onClose)

  return (
    <Dialog
      title={m.selection_copy()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" busy={isRunning} onClick={() => void copy(chosen)}>
            {m.selection_copy_submit()}
          </Button>
        </>
      }
    >
      {refusal && <Banner tone="error">{refusal}</Banner>}
      <p>{m.selection_copy_note()}</p>
      <ScriptPicker
        first={{ key: 'new', label: m.script_new() }}
        onDevice={local
          ?.filter(({ id }) => id !== openId)
          .map(({ id, script: { title, author }, changedAt }) => ({
            key: `device:${id}`,
            title,
            author,
            changedAt
          }))}
        searchAccount={state === 'in' ? searchOtherScripts : undefined}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  )
}
