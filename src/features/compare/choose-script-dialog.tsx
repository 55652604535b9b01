import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { savedScripts } from '#api/documents.ts'
import { ok, refuse } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { readReference, type ScriptReference } from '#routes/compare-paths.ts'
import type { LocalScript } from '#stores/library/library-database.ts'
import { $localScripts } from '#stores/library/script-list.ts'
import { $openScriptId } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { FormDialog } from '#views/form-dialog.tsx'
import type { PickableScript } from '#views/script-picker/script-options.tsx'
import { ScriptPicker } from '#views/script-picker/script-picker.tsx'

interface ChooseScriptDialogProps {
  /** Which of the two is chosen. */
  label: string
  chosen: ScriptReference | undefined
  /** The script on the other side, which isn't offered. */
  other: ScriptReference | undefined
  onChoose: (reference: ScriptReference) => void
  onClose: () => void
}

/** Chooses a script of this device, the open one among them, or of the account. */
export function ChooseScriptDialog({ label, chosen, other, onChoose, onClose }: ChooseScriptDialogProps) {
  const local = useStore($localScripts)
  const { state } = useStore($session)
  const openId = useStore($openScriptId)
  const otherKey = other === 'open' ? `device:${openId}` : other
  const isOffered = (script: PickableScript) => script.key !== otherKey
  const [key, setKey] = useState<string | undefined>(chosen)
  const reference = readReference(key)
  const submit = () => {
    if (reference && reference !== chosen) onChoose(reference)
  }
  return (
    <FormDialog
      title={label}
      submitLabel={m.compare_choose()}
      disabled={!reference}
      onSubmit={submit}
      onClose={onClose}
    >
      <ScriptPicker
        onDevice={local?.map(pickable).filter(isOffered)}
        searchAccount={state === 'in' ? search => searchAccount(search, isOffered) : undefined}
        chosen={key}
        onChoose={setKey}
      />
    </FormDialog>
  )
}

const pickable = ({ id, script: { title, author }, changedAt }: LocalScript): PickableScript => ({
  key: `device:${id}`,
  title,
  author,
  changedAt
})

async function searchAccount(search: string, isOffered: (script: PickableScript) => boolean) {
  const listed = await savedScripts.list({ search })
  if (!listed.ok) return refuse(scriptRefusalText(listed.code))
  const found = listed.value.items.map(({ id, name, author, changedAt }) => ({
    key: `account:${id}`,
    title: name,
    author,
    changedAt
  }))
  return ok(found.filter(isOffered))
}
