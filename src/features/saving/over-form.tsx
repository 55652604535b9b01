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

/** Chooses the saved script to overwrite, and shows what will change in it. */
export function OverForm({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [chosenInfo, setChosenInfo] = useState<SavedMark>()
  const found = useFound(search)
  const chosen = useChosen(chosenInfo?.id)
  const { isSaving, refusal, run } = useSaving(saveOverChosen)
  const anyRefusal = refusal ?? found.refusal ?? chosen.refusal
  return (
    <SaveForm
      title={m.saving_over_title()}
      label={m.saving_over()}
      onClose={onClose}
      isSaving={isSaving}
      disabled={!chosen.saved}
      onSave={() => chosen.saved && run(chosen.saved)}
    >
      {anyRefusal && <SaveRefused code={anyRefusal} />}
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
      <OverList results={found.results} search={search} chosenId={chosenInfo?.id} onChoose={setChosenInfo} />
      {chosen.saved && <OverChange saved={chosen.saved} />}
    </SaveForm>
  )
}
