import { useEffect, useRef, useState } from 'react'
import type { PictureWarning } from '#pictures/load-pictures.ts'
import { orderPrint } from './press.ts'
import type { PrintAnswer, PrintJob } from './print-order.ts'

/** The pages as far as they are laid out. While a change is on its way, the pages before it stay. */
export interface Preview {
  pages: readonly (string | undefined)[]
  /** `broken`: this browser cannot lay pages out. */
  state: 'waiting' | 'working' | 'ready' | 'broken'
  /** Pages of the print with all its copies, which look alike. */
  printed: number
  /** Pictures of the script that could not be had. */
  missing: readonly PictureWarning[]
  /** Letters of the script that no face of the print has. */
  letters: readonly string[]
  /** Makes another attempt, also at what could not be had. */
  retry: () => void
}

const nothing: Omit<Preview, 'retry'> = { pages: [], printed: 0, missing: [], letters: [], state: 'waiting' }

/** Has the pages of a job laid out anew whenever it changes, the page in sight first. */
export function usePreview(job: PrintJob | undefined, inSight: number): Preview {
  const [shown, setShown] = useState<Omit<Preview, 'retry'>>(nothing)
  const [attempt, setAttempt] = useState(0)
  const tried = useRef(attempt)
  const first = useRef(inSight)
  first.current = inSight

  useEffect(() => {
    if (!job) return setShown(nothing)
    const isAgain = tried.current !== attempt
    tried.current = attempt
    let isWanted = true
    const hear = (answer: PrintAnswer) => isWanted && setShown(before => take(before, answer))
    setShown(before => ({ ...before, state: 'working' }))
    const stop = orderPrint({ kind: 'preview', job, first: first.current, again: isAgain }, hear)
    return () => {
      isWanted = false
      stop()
    }
  }, [job, attempt])

  return { ...shown, retry: () => setAttempt(count => count + 1) }
}

function take(before: Omit<Preview, 'retry'>, answer: PrintAnswer): Omit<Preview, 'retry'> {
  switch (answer.kind) {
    case 'count':
      return {
        ...before,
        printed: answer.printed,
        pages: Array.from({ length: answer.count }, (_, index) => before.pages[index])
      }
    case 'page':
      return { ...before, pages: before.pages.with(answer.index, answer.svg) }
    case 'letters':
      return { ...before, letters: answer.letters }
    case 'missing':
      return { ...before, missing: answer.pictures }
    case 'done':
      return { ...before, state: 'ready' }
    case 'failed':
      return { ...nothing, state: 'broken' }
    default:
      return before
  }
}
