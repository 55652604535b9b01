import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { isStepId } from '#core/night/night.ts'
import type { FindName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { ImportPreview } from './import-preview.tsx'
import { RepairList } from './repair-list.tsx'
import type { ReadOutcome } from './use-import.ts'

/** The script that was read, with its repairs and warnings. */
export function ImportResult({ read: { script, repairs, texts } }: { read: ReadOutcome }) {
  const present = useStore($script)
  const nameOf: FindName = id =>
    isStepId(id) ? texts?.steps[id].name : (texts?.characters[id] ?? catalogue.characters.get(id))?.name
  return (
    <>
      <ImportPreview script={script} present={present} />
      {repairs.length === 0 && (
        <p className="import-clean">
          <CircleCheck />
          {m.import_no_repairs()}
        </p>
      )}
      <RepairList
        title={m.import_warnings()}
        note={m.import_warnings_help()}
        repairs={repairs.filter(({ severity }) => severity === 'warning')}
        nameOf={nameOf}
      />
      <RepairList
        title={m.import_repairs()}
        repairs={repairs.filter(({ severity }) => severity === 'repair')}
        nameOf={nameOf}
      />
    </>
  )
}
