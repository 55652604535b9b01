import { Search } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { SavedMark } from '#core/saved.ts'
import { m } from '#i18n/messages.ts'
import { Field } from '#ui/field.tsx'
import { SaveRefused } from './notes.tsx'
import { saveOverChosen } from './over-acts.ts'
import { OverChange } from './over-change.tsx'
import { OverList } from './over-list.tsx'
import { SaveForm } from './save-form.tsx'
import { useChosen, useFound } from './use-over.ts'
import { useSaving } from './use-saving.ts'

/** Chooses which saved script the open one takes the place of, and says what changes there before it does. */
export function OverForm({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [mark, setMark] = useState<SavedMark>()
  const found = useFound(search)
  const chosen = useChosen(mark?.id)
  const { isSaving, refusal, begin } = useSaving(saveOverChosen)
  const refused = refusal ?? found.refusal ?? chosen.refusal
  return (
    <SaveForm
      title={m.saving_over_title()}
      label={m.saving_over()}
      onClose={onClose}
      isSaving={isSaving}
      disabled={!chosen.saved}
      onSave={() => chosen.saved && begin(chosen.saved)}
    >
      {refused && <SaveRefused code={refused} />}
      <Field
        type="search"
        label={m.work_search()}
        hideLabel
        placeholder={m.work_search()}
        icon={<Search />}
        maxLength={limits.saved.search}
        value={search}
        onChange={setSearch}
        data-first-focus=""
      />
      <OverList found={found.marks} search={search} chosen={mark?.id} onChoose={setMark} />
      {chosen.saved && <OverChange saved={chosen.saved} />}
    </SaveForm>
  )
}
