import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { Visibility } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { Field } from '#ui/field.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'
import { saveNew } from './acts.ts'
import { NewNote, SaveRefused } from './notes.tsx'
import { SaveForm } from './save-form.tsx'
import { useSaving } from './use-saving.ts'

/** The title of the new script, and who may see it. */
export function NewForm({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState(useStore($script).title)
  const [visibility, setVisibility] = useState<Visibility>('private')
  const { isSaving, refusal, run } = useSaving(saveNew)
  return (
    <SaveForm
      title={m.saving_new_title()}
      onClose={onClose}
      isSaving={isSaving}
      onSave={() => run(title.trim(), visibility)}
    >
      {refusal ? <SaveRefused code={refusal} /> : <NewNote />}
      <Field
        label={m.meta_title()}
        limit={limits.script.name}
        value={title}
        onChange={setTitle}
        data-first-focus=""
      />
      <VisibilityChoice value={visibility} onChange={setVisibility} />
    </SaveForm>
  )
}
