import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { savedScripts } from '#api/documents.ts'
import { ok, refuse } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { $cast } from '#stores/cast.ts'
import { $localScripts } from '#stores/library/script-list.ts'
import { getLink } from '#stores/saving/links.ts'
import { $openScriptId } from '#stores/script.ts'
import { type CopyRefusal, type CopyTarget, copyTo } from '#stores/selection/copy-to.ts'
import { stopSelection } from '#stores/selection/selection.ts'
import { $session, unlessSessionOver } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ScriptPicker } from '#views/script-picker/script-picker.tsx'

/** Copies characters of the open script to another script, which the user chooses. */
export function CopyToDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const openId = useStore($openScriptId)
  const local = useStore($localScripts)
  const { state } = useStore($session)
  const [chosen, setChosen] = useState('new')
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<CopyRefusal>()

  async function copy() {
    setRunning(true)
    setRefusal(undefined)
    const names = new Map($cast.get()?.characters.map(({ id, name }) => [id, name]))
    const copied = await copyTo(ids, targetOf(chosen), id => names.get(id) ?? id)
    setRunning(false)
    if (!copied.ok) return setRefusal(unlessSessionOver(copied.code, () => void copy()))
    onClose()
    stopSelection()
  }

  return (
    <Dialog
      title={m.selection_copy()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" busy={isRunning} onClick={() => void copy()}>
            {m.selection_copy_submit()}
          </Button>
        </>
      }
    >
      {refusal && <Banner tone="error">{refusalText(refusal)}</Banner>}
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
        searchAccount={state === 'in' ? searchAccount : undefined}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  )
}

/** The saved scripts without the one that the open script is saved to. */
async function searchAccount(search: string) {
  const listed = await savedScripts.list({ search })
  if (!listed.ok) return refuse(scriptRefusalText(listed.code))
  const linked = getLink($openScriptId.get())?.id
  return ok(
    listed.value.items
      .filter(({ id }) => id !== linked)
      .map(({ id, name, author, changedAt }) => ({ key: `account:${id}`, title: name, author, changedAt }))
  )
}

function targetOf(key: string): CopyTarget {
  const [kind, id = ''] = key.split(':')
  return kind === 'device' || kind === 'account' ? { kind, id } : { kind: 'new' }
}

function refusalText(code: CopyRefusal) {
  if (code === 'library_full') return m.device_full()
  return code === 'library_blocked' ? m.device_blocked() : scriptRefusalText(code)
}
