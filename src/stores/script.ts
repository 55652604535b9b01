import { atom, computed } from 'nanostores'
import { limits } from '#core/limits.ts'
import { emptyScript, type Script } from '#core/script.ts'
import { emptyTimeline, record, stepBack, stepForward, type Timeline } from '#core/timeline.ts'
import { persistentAtom } from './persistent.ts'
import { readStored, writeStored } from './stored-script.ts'

/** Milliseconds within which changes of the same field count as one step of undo. */
const SAME_STEP = 1000

export const $script = persistentAtom<Script>('belfry:script', emptyScript, {
  encode: writeStored,
  decode: readStored
})

const $timeline = atom<Timeline<Script>>(emptyTimeline)

export const $canUndo = computed($timeline, ({ past }) => past.length > 0)
export const $canRedo = computed($timeline, ({ future }) => future.length > 0)

let travelling = false
let last: { field: string | undefined; at: number } = { field: undefined, at: 0 }
let field: string | undefined

// By listening, so that a change made in another tab can be undone here as well.
$script.listen((_, was) => {
  if (travelling || was === undefined) return
  const at = Date.now()
  const sameStep = field !== undefined && field === last.field && at - last.at < SAME_STEP
  last = { field, at }
  if (!sameStep) $timeline.set(record($timeline.get(), was, limits.undoSteps))
})

/**
 * The one way to change the script. Changes of one `field` in quick succession are one step of undo.
 * A rule that hands back the same script changes nothing.
 */
export function changeScript(rule: (script: Script) => Script, changedField?: string) {
  const next = rule($script.get())
  if (next === $script.get()) return
  field = changedField
  $script.set(next)
  field = undefined
}

export const undo = () => travel(stepBack)
export const redo = () => travel(stepForward)

function travel(step: typeof stepBack) {
  const to = step<Script>($timeline.get(), $script.get())
  if (!to) return
  travelling = true
  $script.set(to.value)
  travelling = false
  last = { field: undefined, at: 0 }
  $timeline.set(to.timeline)
}
