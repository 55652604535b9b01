import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $printChoice, chosenParts } from './print-choice.ts'
import { useMaking, type Wish } from './use-making.ts'
import { usePreview } from './use-preview.ts'
import { usePrintJob } from './use-print-job.ts'
import { useScriptFile } from './use-script-file.ts'

/** The script, what it shall become, and how far that is. */
export function useExport() {
  const { options } = useStore($printChoice)
  const script = useScriptFile()
  const job = usePrintJob()
  const [page, turnTo] = useState(0)
  const preview = usePreview(job, page)
  const { progress, make, stop } = useMaking()
  return {
    options,
    script,
    /** Why there is nothing to print. */
    reason: script.reason ?? (chosenParts(options).length === 0 ? m.export_no_part() : undefined),
    preview,
    /** The page in sight. */
    page,
    turnTo,
    progress,
    canMake: Boolean(job) && !script.reason,
    make: (as: Wish['as']) => job && make({ job, name: script.name, file: script.write, as }),
    stop
  }
}
