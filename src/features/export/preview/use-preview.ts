import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Preflight } from '#print/preflight.ts'
import type { PrintExcess } from '#print/print-limits.ts'
import type { LeftOutImage } from '../worker/job-images.ts'
import { requestPrint } from '../worker/print-client.ts'
import type { PrintFile } from '../worker/print-file.ts'
import type { PrintJob, PrintResponse } from '../worker/print-protocol.ts'

/** Pages laid out so far. While a change is laid out, the previous pages stay. */
export interface Preview {
  pages: readonly (string | undefined)[]
  /** `broken`: this browser cannot lay out pages. */
  state: 'waiting' | 'working' | 'ready' | 'broken'
  /** What the print has too much of; then it has no pages. */
  excess?: PrintExcess | undefined
  /** What is known of the planned pages; undefined until they are planned. */
  preflight?: Preflight | undefined
  /** Set while that is known of the pages before a change. */
  isOutdated?: boolean
  /** Images that failed to load. */
  missing: readonly LeftOutImage[]
  /** Letters of the script that no font of the print has. */
  letters: readonly string[]
  /** What couldn't be fetched, if the preview is broken because of that. */
  missingFile?: PrintFile | undefined
  /** Lays the pages out again and retries failed images. */
  retry: () => void
}

const emptyResult: Omit<Preview, 'retry'> = {
  pages: [],
  missing: [],
  letters: [],
  state: 'waiting'
}

/** Lays out the pages of a job whenever it changes, the current page (index) first. */
export function usePreview(job: PrintJob | undefined, currentPage: number): Preview {
  const [result, setResult] = useState<Omit<Preview, 'retry'>>(emptyResult)
  const [attempt, setAttempt] = useState(0)
  const lastAttempt = useRef(attempt)
  const request = useEffectEvent(
    (job: PrintJob, again: boolean, receive: (response: PrintResponse) => void) =>
      requestPrint({ kind: 'preview', job, first: currentPage, again }, receive)
  )

  useEffect(() => {
    if (!job) return setResult(emptyResult)
    const isAgain = lastAttempt.current !== attempt
    lastAttempt.current = attempt
    let isActive = true
    const receive = (response: PrintResponse) =>
      isActive && setResult(before => applyResponse(before, response))
    setResult(before => ({ ...before, state: 'working', isOutdated: true }))
    const stop = request(job, isAgain, receive)
    return () => {
      isActive = false
      stop()
    }
  }, [job, attempt])

  return { ...result, retry: () => setAttempt(count => count + 1) }
}

function applyResponse(before: Omit<Preview, 'retry'>, response: PrintResponse): Omit<Preview, 'retry'> {
  switch (response.kind) {
    case 'count':
      return {
        ...before,
        excess: undefined,
        preflight: response.preflight,
        isOutdated: false,
        pages: Array.from({ length: response.count }, (_, index) => before.pages[index])
      }
    case 'page':
      return { ...before, pages: before.pages.with(response.index, response.svg) }
    case 'letters':
      return { ...before, letters: response.letters }
    case 'missing':
      return { ...before, missing: response.images }
    case 'done':
      return { ...before, state: 'ready' }
    case 'excess':
      return { ...emptyResult, state: 'ready', excess: response.excess }
    case 'failed':
      return { ...emptyResult, state: 'broken', missingFile: response.file }
    default:
      return before
  }
}
