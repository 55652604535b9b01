import { Search } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { OverwriteChanges } from './overwrite-changes.tsx'
import { overwriteChosenScript } from './overwrite-chosen-script.ts'
import { LoadRefusalBanner, OverwriteList } from './overwrite-list.tsx'
import { SaveRefusalBanner } from './save-banners.tsx'
import { SaveForm } from './save-form.tsx'
import { useSave } from './use-save.ts'
import { useSavedScript, useSavedScriptSearch } from './use-saved-scripts.ts'

/** Chooses the saved script to overwrite, and shows what will change in it. */
export function OverwriteForm({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [chosenInfo, setChosenInfo] = useState<DocumentInfo>()
  const found = useSavedScriptSearch(search)
  const chosen = useSavedScript(chosenInfo?.id)
  const { isSaving, refusal, run } = useSave(overwriteChosenScript)
  const failed = found.refusal ? found : chosen
  return (
    <SaveForm
      title={m.saving_overwrite_title()}
      label={m.saving_overwrite()}
      onClose={onClose}
      isSaving={isSaving}
      disabled={!chosen.saved}
      onSave={() => chosen.saved && run(chosen.saved)}
    >
      {refusal && <SaveRefusalBanner code={refusal} />}
      {failed.refusal && <LoadRefusalBanner code={failed.refusal} onRetry={failed.retry} />}
      <TextInput
        type="search"
        label={m.work_search()}
        hideLabel
        placeholder={m.work_search()}
        icon={<Search />}
        maxLength={limits.documents.search}
        value={search}
        onChange={setSearch}
        data-first-focus=""
      />
      {(found.results || !found.refusal) && (
        <OverwriteList
          results={found.results}
          search={search}
          chosenId={chosenInfo?.id}
          onChoose={setChosenInfo}
        />
      )}
      {chosen.saved && <OverwriteChanges saved={chosen.saved} />}
    </SaveForm>
  )
}
