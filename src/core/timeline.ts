/** Undo and redo steps. The current value isn't part of it; the script store holds it. */
export interface Timeline<Value> {
  /** Oldest first. */
  readonly past: readonly Value[]
  /** The next one to redo first. */
  readonly future: readonly Value[]
}

export const emptyTimeline: Timeline<never> = { past: [], future: [] }

/** Adds the replaced value as an undo step. Keeps at most `maxSteps` of them, and drops all redo steps. */
export function record<Value>(history: Timeline<Value>, replaced: Value, maxSteps: number): Timeline<Value> {
  return { past: [...history.past, replaced].slice(-maxSteps), future: [] }
}

/** Returns the previous value and the new history; undefined when there is nothing to undo. */
export function stepBack<Value>(history: Timeline<Value>, current: Value) {
  const { past, future } = history
  const value = past.at(-1)
  if (value === undefined) return undefined
  return { value, timeline: { past: past.slice(0, -1), future: [current, ...future] } }
}

/** Returns the next value and the new history; undefined when there is nothing to redo. */
export function stepForward<Value>(history: Timeline<Value>, current: Value) {
  const { past, future } = history
  const [value, ...rest] = future
  if (value === undefined) return undefined
  return { value, timeline: { past: [...past, current], future: rest } }
}
