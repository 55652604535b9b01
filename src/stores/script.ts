import { atom, computed } from 'nanostores'
import { emptyScript, type Script } from '#core/script/script.ts'
import {
  emptyUndoHistory,
  recordStep,
  redoStep,
  type UndoHistory,
  undoStep
} from '#core/script/undo-history.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { persistentAtom } from './storage/persistent-atom.ts'
import { decodeStored, isUnread, takeUnread } from './storage/stored-text.ts'
import { encodeWorkingCopy, randomId, setUnreadableAside, type WorkingCopy } from './storage/working-copy.ts'

/** Milliseconds within which changes of the same field are one undo step. */
const SAME_STEP = 1000

const blank: WorkingCopy = { id: randomId(), script: emptyScript }

/** The open script, shared by all tabs of this browser. Empty until `openStoredScript` has read the stored one. */
export const $workingCopy = persistentAtom<WorkingCopy>('belfry:script', blank, {
  encode: encodeWorkingCopy,
  decode: text => decodeStored(text, blank, setUnreadableAside)
})

export const $script = computed($workingCopy, ({ script }) => script)

/** Id of the open working copy: the key for everything this browser stores about the script. */
export const $openScriptId = computed($workingCopy, ({ id }) => id)

/** A change made in this tab: an edit, which can be undone, or an undo or redo. */
export interface TabChange {
  before: WorkingCopy
  after: WorkingCopy
  by: 'edit' | 'history'
}

/** The latest change of this tab. The library listens, so that exactly one tab stores each change. */
export const $tabChange = atom<TabChange | undefined>()

/** The undo and redo steps of this tab. */
export const $timeline = atom<UndoHistory<WorkingCopy>>(emptyUndoHistory)

export const $canUndo = computed($timeline, ({ past }) => past.length > 0)
export const $canRedo = computed($timeline, ({ future }) => future.length > 0)

let isTravelling = false
let lastChange: { field: string | undefined; at: number } = { field: undefined, at: 0 }
let currentField: string | undefined

// Listens, so that a change made in another tab can be undone here as well.
$workingCopy.listen((_, was) => {
  if (isTravelling || was === undefined) return
  const at = Date.now()
  const field = currentField
  const isSameStep = field !== undefined && field === lastChange.field && at - lastChange.at < SAME_STEP
  lastChange = { field, at }
  if (!isSameStep) $timeline.set(recordStep($timeline.get(), was, workingCopyLimits.undoSteps))
})

/**
 * Opens the script that this browser has stored. Await it before the script is shown or changed.
 *
 * @throws Error if the code that reads it can't be loaded
 */
export async function openStoredScript(): Promise<void> {
  const stored = await takeUnread(setUnreadableAside)
  if (!stored) return
  isTravelling = true
  $workingCopy.set(stored)
  isTravelling = false
}

/**
 * The only way to change the open script. Quick successive changes of one `field` are one undo step.
 * If `change` returns the same script, nothing happens.
 */
export function changeScript(change: (script: Script) => Script, field?: string) {
  const { id, script } = $workingCopy.get()
  const next = change(script)
  if (next === script) return
  currentField = field
  applyChange({ id, script: next }, 'edit')
  currentField = undefined
}

/** Replaces the open working copy; undo leads back. Save the present one to the library first. */
export const openWorkingCopy = (copy: WorkingCopy) => applyChange(copy, 'edit')

/** Forgets all undo steps, as loading the page does. */
export function clearUndoHistory() {
  lastChange = { field: undefined, at: 0 }
  $timeline.set(emptyUndoHistory)
}

export const undo = () => travel(undoStep)
export const redo = () => travel(redoStep)

function travel(step: typeof undoStep) {
  const to = step<WorkingCopy>($timeline.get(), $workingCopy.get())
  if (!to) return
  isTravelling = true
  applyChange(to.value, 'history')
  isTravelling = false
  lastChange = { field: undefined, at: 0 }
  $timeline.set(to.timeline)
}

function applyChange(now: WorkingCopy, by: TabChange['by']) {
  if (isUnread()) throw new Error('The stored script must be opened before it is changed')
  const was = $workingCopy.get()
  $workingCopy.set(now)
  $tabChange.set({ before: was, after: now, by })
}
