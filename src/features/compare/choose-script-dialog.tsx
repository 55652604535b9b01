import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { savedScripts } from '#api/documents.ts'
import { ok, refuse } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { readReference, type ScriptReference } from '#routes/compare-paths.ts'
import { $localScripts } from '#stores/library/script-list.ts'
import { $session } from '#stores/session.ts'
import { FormDialog } from '#views/form-dialog.tsx'
import { ScriptPicker } from '#views/script-picker/script-picker.tsx'

interface ChooseScriptDialogProps {
  /** Which of the two is chosen. */
  label: string
  chosen: ScriptReference | undefined
  onChoose: (reference: ScriptReference) => void
  onClose: () => void
}

/** Chooses a script of this device, the open one among them, or of the account. */
export function ChooseScriptDialog({ label, chosen, onChoose, onClose }: ChooseScriptDialogProps) {
  const local = useStore($localScripts)
  const { state } = useStore($session)
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
        onDevice={local?.map(({ id, script: { title, author }, changedAt }) => ({
          key: `device:${id}`,
          title,
          author,
          changedAt
        }))}
        searchAccount={state === 'in' ? searchAccount : undefined}
        chosen={key}
        onChoose={setKey}
      />
    </FormDialog>
  )
}

async function searchAccount(search: string) {
  const listed = await savedScripts.list({ search })
  if (!listed.ok) return refuse(scriptRefusalText(listed.code))
  return ok(
    listed.value.items.map(({ id, name, author, changedAt }) => ({
      key: `account:${id}`,
      title: name,
      author,
      changedAt
    }))
  )
}
