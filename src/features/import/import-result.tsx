import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { isStepId } from '#core/night/night.ts'
import { previewValue } from '#core/reading/repair.ts'
import type { Script } from '#core/script/script.ts'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import type { ReadOutcome } from './import-outcome.ts'
import { ImportPreview } from './import-preview.tsx'
import { RepairList } from './repair-list.tsx'

interface ResultProps {
  read: ReadOutcome
  onScript: (script: Script) => void
}

/** The script that was read, with its repairs and warnings. */
export function ImportResult({ read: { script, repairs, texts }, onScript }: ResultProps) {
  const present = useStore($script)
  const ids = new Set(script.characters.map(({ id }) => previewValue(id)))
  // A misspelled character that became an official one is no longer unknown.
  const current = repairs.filter(({ code, before }) => code !== 'id_unknown' || ids.has(before ?? ''))
  const nameOf: FindName = id =>
    isStepId(id) ? texts?.steps[id].name : (texts?.characters[id] ?? catalogue.characters.get(id))?.name
  return (
    <>
      <ImportPreview {...{ script, present, texts, onScript }} />
      {repairs.length === 0 && (
        <p className="import-clean">
          <CircleCheck />
          {m.import_no_repairs()}
        </p>
      )}
      <RepairList
        title={m.import_warnings()}
        note={m.import_warnings_help()}
        repairs={current.filter(({ severity }) => severity === 'warning')}
        nameOf={nameOf}
      />
      <RepairList
        title={m.import_repairs()}
        repairs={current.filter(({ severity }) => severity === 'repair')}
        nameOf={nameOf}
      />
    </>
  )
}
