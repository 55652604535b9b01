import { useEffect, useRef, useState } from 'react'
import { makeSheetPdf, type SheetRefusal, type SheetRequest } from '#api/sheets.ts'
import { saveFile } from './save-file.ts'

/** How far the making of a sheet is. */
export type Progress =
  | { kind: 'idle' }
  | { kind: 'making' }
  | { kind: 'saved'; name: string; bytes: number }
  | { kind: 'stopped' }
  | { kind: 'failed'; code: Exclude<SheetRefusal, 'stopped'> }

/** Has a sheet made and saves it. Leaving the dialog stops it. */
export function useSheet() {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()

  useEffect(() => () => running.current?.abort(), [])

  async function make(request: Omit<SheetRequest, 'signal'>, name: string) {
    const mine = new AbortController()
    running.current = mine
    setProgress({ kind: 'making' })
    const made = await makeSheetPdf({ ...request, signal: mine.signal })
    if (made.ok && !mine.signal.aborted) {
      saveFile(made.value, name)
      return setProgress({ kind: 'saved', name, bytes: made.value.size })
    }
    setProgress(
      made.ok || made.code === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', code: made.code }
    )
  }

  return { progress, make, stop }
}
