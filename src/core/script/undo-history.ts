/** Undo and redo steps. The current value isn't part of it; the script store holds it. */
export interface UndoHistory<Value> {
  /** Oldest first. */
  readonly past: readonly Value[]
  /** The next one to redo first. */
  readonly future: readonly Value[]
}

export const emptyUndoHistory: UndoHistory<never> = { past: [], future: [] }

/** Adds the replaced value as an undo step. Keeps at most `maxSteps` of them, and drops all redo steps. */
export function recordStep<Value>(
  history: UndoHistory<Value>,
  replaced: Value,
  maxSteps: number
): UndoHistory<Value> {
  return { past: [...history.past, replaced].slice(-maxSteps), future: [] }
}

/** Returns the previous value and the new history; undefined when there is nothing to undo. */
export function undoStep<Value>(history: UndoHistory<Value>, current: Value) {
  const { past, future } = history
  const value = past.at(-1)
  if (value === undefined) return undefined
  return { value, timeline: { past: past.slice(0, -1), future: [current, ...future] } }
}

/** Returns the next value and the new history; undefined when there is nothing to redo. */
export function redoStep<Value>(history: UndoHistory<Value>, current: Value) {
  const { past, future } = history
  const [value, ...rest] = future
  if (value === undefined) return undefined
  return { value, timeline: { past: [...past, current], future: rest } }
}

/** Joins the history before a reload and the one since. A change since then drops the redo steps from before. */
export function joinHistories<Value>(
  before: UndoHistory<Value>,
  since: UndoHistory<Value>,
  maxSteps: number
): UndoHistory<Value> {
  const isUnchanged = since.past.length === 0 && since.future.length === 0
  return {
    past: [...before.past, ...since.past].slice(-maxSteps),
    future: isUnchanged ? before.future : since.future
  }
}
