import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { Visibility } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'
import { LinkedScriptBanner, SaveRefusalBanner } from './save-banners.tsx'
import { SaveForm } from './save-form.tsx'
import { saveNewScript } from './save-new-script.ts'
import { useSave } from './use-save.ts'

/** The title of the new script, and who may see it. */
export function SaveNewForm({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState(useStore($script).title)
  const [visibility, setVisibility] = useState<Visibility>('private')
  const { isSaving, refusal, run } = useSave(saveNewScript)
  return (
    <SaveForm
      title={m.saving_new_title()}
      onClose={onClose}
      isSaving={isSaving}
      onSave={() => run(title.trim(), visibility)}
    >
      {refusal ? <SaveRefusalBanner code={refusal} /> : <LinkedScriptBanner />}
      <TextInput
        label={m.metadata_title()}
        info={fieldHelp('script-name')}
        limit={limits.script.name}
        value={title}
        onChange={setTitle}
        data-first-focus=""
      />
      <VisibilityChoice value={visibility} onChange={setVisibility} />
    </SaveForm>
  )
}
