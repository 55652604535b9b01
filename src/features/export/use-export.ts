import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $printChoice, chosenParts } from './print-choice.ts'
import { useMaking, type Wish } from './use-making.ts'
import { usePreview } from './use-preview.ts'
import { usePrintJob } from './use-print-job.ts'
import { useScriptFile } from './use-script-file.ts'

/** State of the export dialog: script file, print job, preview and running export. */
export function useExport() {
  const { options } = useStore($printChoice)
  const script = useScriptFile()
  const job = usePrintJob()
  const [page, setPage] = useState(0)
  const preview = usePreview(job, page)
  const { progress, start, stop } = useMaking()
  return {
    options,
    script,
    /** Why there is nothing to print; undefined if there is something. */
    reason: script.reason ?? (chosenParts(options).length === 0 ? m.export_no_part() : undefined),
    preview,
    /** Index of the current page. */
    page,
    setPage,
    progress,
    canExport: Boolean(job) && !script.reason,
    exportFile: (format: Wish['format']) =>
      job && start({ job, name: script.name, file: script.write, format }),
    stop
  }
}
