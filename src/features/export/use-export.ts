import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { type FileExport, useFileExport } from './download/use-file-export.ts'
import { useScriptFile } from './download/use-script-file.ts'
import { excessText } from './excess-text.ts'
import { usePreview } from './preview/use-preview.ts'
import { $printPreferences, printableParts } from './print-preferences.ts'
import { usePrintJob } from './use-print-job.ts'

/** State of the export dialog: script file, print job, preview and running export. */
export function useExport() {
  const { options } = useStore($printPreferences)
  const script = useScriptFile()
  const job = usePrintJob()
  const [page, setPage] = useState(0)
  const preview = usePreview(job, page)
  const { progress, start, stop } = useFileExport()
  const excess = preview.excess && excessText(preview.excess)
  return {
    options,
    script,
    /** Why there is nothing to print; undefined if there is something. */
    reason: script.reason ?? (printableParts(options).length === 0 ? m.export_no_part() : excess),
    preview,
    /** Index of the current page. */
    page,
    setPage,
    progress,
    canExport: Boolean(job) && !script.reason && !excess,
    exportFile: (format: FileExport['format']) =>
      job && start({ job, name: script.name, file: script.write, format }),
    stop
  }
}
