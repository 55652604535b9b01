import { useStore } from '@nanostores/react'
import { CircleCheck } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { isStepId } from '#core/night.ts'
import { m } from '#i18n/messages.ts'
import type { NameOf } from '#i18n/place-text.ts'
import { $script } from '#stores/script.ts'
import { Preview } from './preview.tsx'
import { RepairList } from './repair-list.tsx'
import type { Read } from './use-import.ts'

/** The script that was read, with its repairs and warnings. */
export function Result({ read: { script, repairs, texts } }: { read: Read }) {
  const present = useStore($script)
  const nameOf: NameOf = id =>
    isStepId(id) ? texts?.steps[id].name : (texts?.characters[id] ?? catalogue.characters.get(id))?.name
  return (
    <>
      <Preview script={script} present={present} />
      {repairs.length === 0 && (
        <p className="import-clean">
          <CircleCheck />
          {m.import_clean()}
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
