import { atom, computed } from 'nanostores'
import { limits } from '#core/limits.ts'
import { emptyScript, type Script } from '#core/script.ts'
import { emptyTimeline, record, stepBack, stepForward, type Timeline } from '#core/timeline.ts'
import { persistentAtom } from './persistent.ts'
import { newCopyId, readStored, type WorkingCopy, writeStored } from './stored-script.ts'

/** Milliseconds within which changes of the same field count as one step of undo. */
const SAME_STEP = 1000

/** The script that is open, in every tab of this browser. */
export const $workingCopy = persistentAtom<WorkingCopy>(
  'belfry:script',
  { id: newCopyId(), script: emptyScript },
  { encode: writeStored, decode: readStored }
)

export const $script = computed($workingCopy, ({ script }) => script)

/** Names the working copy that is open: what is kept about a script on this device is kept under it. */
export const $openCopyId = computed($workingCopy, ({ id }) => id)

/** A change that was made in this tab; `by` says whether it can be undone itself, or was undoing. */
export interface OwnChange {
  was: WorkingCopy
  now: WorkingCopy
  by: 'act' | 'travel'
}

/** The latest change of this tab. The library listens, so that one tab alone keeps each change. */
export const $ownChange = atom<OwnChange | undefined>()

const $timeline = atom<Timeline<WorkingCopy>>(emptyTimeline)

export const $canUndo = computed($timeline, ({ past }) => past.length > 0)
export const $canRedo = computed($timeline, ({ future }) => future.length > 0)

let travelling = false
let last: { field: string | undefined; at: number } = { field: undefined, at: 0 }
let field: string | undefined

// By listening, so that a change made in another tab can be undone here as well.
$workingCopy.listen((_, was) => {
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
  const { id, script } = $workingCopy.get()
  const next = rule(script)
  if (next === script) return
  field = changedField
  setOwn({ id, script: next }, 'act')
  field = undefined
}

/** Opens another working copy in the place of this one; undo leads back. Keep the present one in the library before. */
export const openWorkingCopy = (copy: WorkingCopy) => setOwn(copy, 'act')

export const undo = () => travel(stepBack)
export const redo = () => travel(stepForward)

function travel(step: typeof stepBack) {
  const to = step<WorkingCopy>($timeline.get(), $workingCopy.get())
  if (!to) return
  travelling = true
  setOwn(to.value, 'travel')
  travelling = false
  last = { field: undefined, at: 0 }
  $timeline.set(to.timeline)
}

function setOwn(now: WorkingCopy, by: OwnChange['by']) {
  const was = $workingCopy.get()
  $workingCopy.set(now)
  $ownChange.set({ was, now, by })
}
