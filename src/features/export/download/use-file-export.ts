import { useEffect, useRef, useState } from 'react'
import { fetchSheetPdf, type SheetRefusal } from '#api/sheet-pdf.ts'
import type { ScriptFile } from '#core/script/script-file.ts'
import type { PrintExcess } from '#print/print-limits.ts'
import { downloadFile } from '#ui/download.ts'
import { requestPrint } from '../worker/print-client.ts'
import type { PrintFile } from '../worker/print-file.ts'
import type { NewPrintRequest, PrintJob, PrintResponse } from '../worker/print-protocol.ts'
import { sheetQuery } from './sheet-query.ts'

/** State of an export. `done` and `count`: pages or tokens; `bytes`: size of the file. */
export type ExportProgress =
  | { kind: 'idle' }
  | { kind: 'making'; done: number; count: number }
  /** `lacksBackground`: the server made it, without the image behind tokens, which only this browser has. */
  | { kind: 'saved'; name: string; bytes: number; lacksBackground: boolean }
  | { kind: 'stopped' }
  /** `file`: what this browser couldn't fetch to print by itself. */
  | {
      kind: 'failed'
      code: Exclude<SheetRefusal, 'stopped'> | 'picture_failed'
      file?: PrintFile | undefined
    }
  | { kind: 'tooLarge'; excess: PrintExcess }

export interface FileExport {
  job: PrintJob
  /** File name without extension. */
  name: string
  /** The script file, sent to the server if this browser cannot print. */
  file: () => ScriptFile
  /** A PDF; PNGs: one page (index), all pages, or the tokens; or SVGs of tokens for a cutting machine. */
  format: 'pdf' | { page: number } | 'pages' | 'tokens' | 'cut'
}

/** Renders a file in the web worker and downloads it. If that fails, the server renders PDFs. Unmounting stops it. */
export function useFileExport() {
  const [progress, setProgress] = useState<ExportProgress>({ kind: 'idle' })
  const stopCurrent = useRef(() => {})
  const stop = () => stopCurrent.current()

  useEffect(() => () => stopCurrent.current(), [])

  function save(content: Blob, name: string, lacksBackground = false) {
    downloadFile(name, content)
    setProgress({ kind: 'saved', name, bytes: content.size, lacksBackground })
  }

  function start(request: FileExport) {
    setProgress({ kind: 'making', done: 0, count: 0 })
    stopCurrent.current = requestPrint(requestOf(request), response => receive(response, request))
  }

  function receive(response: PrintResponse, request: FileExport) {
    if (response.kind === 'progress') setProgress({ ...response, kind: 'making' })
    else if (response.kind === 'stopped') setProgress({ kind: 'stopped' })
    else if (response.kind === 'excess') setProgress({ kind: 'tooLarge', excess: response.excess })
    else if (response.kind === 'file')
      save(new Blob([response.bytes], { type: response.type }), response.name)
    else if (response.kind !== 'failed') return
    else if (request.format === 'pdf') renderOnServer(request, response.file)
    else setProgress({ kind: 'failed', code: 'picture_failed', file: response.file })
  }

  async function renderOnServer({ job, name, file }: FileExport, missing: PrintFile | undefined) {
    const controller = new AbortController()
    stopCurrent.current = () => controller.abort()
    const pdf = await fetchSheetPdf({ file: file(), query: sheetQuery(job), signal: controller.signal })
    if (controller.signal.aborted) setProgress({ kind: 'stopped' })
    else if (pdf.ok) save(pdf.value, `${name}.pdf`, Boolean(job.tokenBackground))
    else if ('excess' in pdf) setProgress({ kind: 'tooLarge', excess: pdf.excess })
    else if (pdf.code === 'stopped') setProgress({ kind: 'stopped' })
    else setProgress({ kind: 'failed', code: pdf.code, file: missing })
  }

  return { progress, start, stop }
}

function requestOf({ job, name, format }: FileExport): NewPrintRequest {
  if (format === 'pdf' || format === 'tokens' || format === 'cut') return { kind: format, job, name }
  return { kind: 'png', job, name, page: format === 'pages' ? 'all' : format.page }
}
