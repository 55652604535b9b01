/** What was, what is to come again. The present value is kept elsewhere (the script store). */
export interface Timeline<Value> {
  readonly past: readonly Value[]
  readonly future: readonly Value[]
}

export const emptyTimeline: Timeline<never> = { past: [], future: [] }

/** Notes that `was` has been replaced by something new. Keeps the last `steps`; what was undone is forgotten. */
export function record<Value>(timeline: Timeline<Value>, was: Value, steps: number): Timeline<Value> {
  return { past: [...timeline.past, was].slice(-steps), future: [] }
}

/** Steps back from `now`; nothing when there is nothing to undo. */
export function stepBack<Value>(timeline: Timeline<Value>, now: Value) {
  const { past, future } = timeline
  const value = past.at(-1)
  if (value === undefined) return undefined
  return { value, timeline: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** Steps forward from `now`; nothing when nothing was undone. */
export function stepForward<Value>(timeline: Timeline<Value>, now: Value) {
  const { past, future } = timeline
  const [value, ...rest] = future
  if (value === undefined) return undefined
  return { value, timeline: { past: [...past, now], future: rest } }
}
