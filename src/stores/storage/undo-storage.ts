import * as z from 'zod/mini'
import { isEqual } from '#core/equal.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { joinHistories, recordStep, type UndoHistory } from '#core/script/undo-history.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { $timeline, $workingCopy } from '../script.ts'
import type { WorkingCopy } from './working-copy.ts'

/**
 * Key in session storage, which each tab has for itself: tabs don't mix their steps, and these never take the space of the
 * script, which is in local storage.
 */
const KEY = 'belfry:undo'
const VERSION = 1

const copySchema = z.object({ id: z.string(), script: scriptSchema })

/** `present` is the working copy that the steps lead away from. */
const storedSchema = z.object({
  version: z.literal(VERSION),
  present: copySchema,
  past: z.array(copySchema),
  future: z.array(copySchema)
})

/**
 * Restores the undo steps that this tab had before a reload, and stores the steps whenever the page is hidden or left.
 *
 * @returns stops it
 */
export function startUndoStorage() {
  restoreUndo()
  const storeWhenHidden = () => document.visibilityState === 'hidden' && storeUndo()
  document.addEventListener('visibilitychange', storeWhenHidden)
  addEventListener('pagehide', storeUndo)
  return () => {
    document.removeEventListener('visibilitychange', storeWhenHidden)
    removeEventListener('pagehide', storeUndo)
  }
}

/** Puts the stored steps before those made since the page was loaded. A change by another tab meanwhile is one more step. */
function restoreUndo() {
  const stored = readStored()
  if (!stored) return
  const { present, past, future } = stored
  const since = $timeline.get()
  const loaded = since.past[0] ?? $workingCopy.get()
  const before: UndoHistory<WorkingCopy> = isEqual(present, loaded)
    ? { past, future }
    : recordStep({ past, future }, present, workingCopyLimits.undoSteps)
  $timeline.set(joinHistories(before, since, workingCopyLimits.undoSteps))
}

function readStored() {
  try {
    return storedSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '')).data
  } catch {
    return undefined
  }
}

/** Stores the steps nearest to the present script, as many as fit. */
function storeUndo() {
  try {
    const { past, future } = $timeline.get()
    if (past.length === 0 && future.length === 0) return sessionStorage.removeItem(KEY)
    const next = takeFitting(future, workingCopyLimits.storedUndo / 2)
    const former = takeFitting([...past].reverse(), workingCopyLimits.storedUndo - next.join().length)
    const parts = [
      `"version":${VERSION}`,
      `"present":${JSON.stringify($workingCopy.get())}`,
      `"past":[${former.reverse().join()}]`,
      `"future":[${next.join()}]`
    ]
    sessionStorage.setItem(KEY, `{${parts.join()}}`)
  } catch {
    // Storage is full or blocked: the steps last until the page is left.
  }
}

/** The JSON of the first steps whose texts are not longer than `length` together. */
function takeFitting(steps: readonly WorkingCopy[], length: number): string[] {
  const texts: string[] = []
  let rest = length
  for (const step of steps) {
    const text = JSON.stringify(step)
    rest -= text.length
    if (rest < 0) break
    texts.push(text)
  }
  return texts
}
