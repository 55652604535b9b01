import { useEffect, useRef, useState } from 'react'
import { makeSheetPdf, type SheetRefusal } from '#api/sheets.ts'
import type { ScriptFile } from '#core/script-file.ts'
import { downloadFile } from '#ui/download.ts'
import { orderPrint } from './press.ts'
import type { OrderOf, PrintAnswer, PrintJob } from './print-order.ts'
import { sheetQuery } from './sheet-query.ts'

/** How far the making of a file is. */
export type Progress =
  | { kind: 'idle' }
  | { kind: 'making'; done: number; count: number }
  | { kind: 'saved'; name: string; bytes: number }
  | { kind: 'stopped' }
  | { kind: 'failed'; code: Exclude<SheetRefusal, 'stopped'> | 'picture_failed' }

export interface Wish {
  job: PrintJob
  /** Of the file, without what says its kind. */
  name: string
  /** The script, for the edge, where this browser cannot print. */
  file: () => ScriptFile
  /** A PDF, or pictures: of one page, of all, or of the tokens. */
  as: 'pdf' | { page: number } | 'pages' | 'tokens'
}

/** Makes a file and saves it: here, or for a PDF at the edge where this browser cannot. Leaving the dialog stops it. */
export function useMaking() {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const stopRunning = useRef(() => {})
  const stop = () => stopRunning.current()

  useEffect(() => () => stopRunning.current(), [])

  function save(content: Blob, name: string) {
    downloadFile(name, content)
    setProgress({ kind: 'saved', name, bytes: content.size })
  }

  function make(wish: Wish) {
    setProgress({ kind: 'making', done: 0, count: 0 })
    stopRunning.current = orderPrint(orderOf(wish), answer => hear(answer, wish))
  }

  function hear(answer: PrintAnswer, wish: Wish) {
    if (answer.kind === 'progress') setProgress({ ...answer, kind: 'making' })
    else if (answer.kind === 'stopped') setProgress({ kind: 'stopped' })
    else if (answer.kind === 'file') save(new Blob([answer.bytes], { type: answer.type }), answer.name)
    else if (answer.kind !== 'failed') return
    else if (wish.as === 'pdf') makeAtTheEdge(wish)
    else setProgress({ kind: 'failed', code: 'picture_failed' })
  }

  async function makeAtTheEdge({ job, name, file }: Wish) {
    const mine = new AbortController()
    stopRunning.current = () => mine.abort()
    const made = await makeSheetPdf({ file: file(), query: sheetQuery(job), signal: mine.signal })
    if (mine.signal.aborted) setProgress({ kind: 'stopped' })
    else if (made.ok) save(made.value, `${name}.pdf`)
    else setProgress(made.code === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', code: made.code })
  }

  return { progress, make, stop }
}

function orderOf({ job, name, as }: Wish): OrderOf {
  if (as === 'pdf' || as === 'tokens') return { kind: as, job, name }
  return { kind: 'png', job, name, page: as === 'pages' ? 'all' : as.page }
}
