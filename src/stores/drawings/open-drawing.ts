import { atom, computed } from 'nanostores'
import { type Drawing, emptyDrawing, type Variant } from '#core/drawing/drawing.ts'
import type { DrawingRepair } from '#core/drawing/read-drawing.ts'
import { isEqual } from '#core/equal.ts'
import {
  emptyUndoHistory,
  recordStep,
  redoStep,
  type UndoHistory,
  undoStep
} from '#core/script/undo-history.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { randomId } from '../storage/working-copy.ts'
import type { DeviceDrawing } from './device-drawings.ts'
import { $drawingCopy, followSaving, saveDrawingSoon } from './drawing-saver.ts'

/** What a change of a drawing may change. */
export type DrawingState = Omit<DeviceDrawing, 'id'>

/** Milliseconds within which changes of the same field are one undo step. */
const sameStep = 1000

/** The drawing in the editor. `openDrawingOf` opens a stored one in place of this first one. */
export const $openDrawing = atom<DeviceDrawing>(newDeviceDrawing('icon'))
const first = $openDrawing.get()

/** Whether the first drawing is still there, which nobody has opened or changed. */
export const isNothingOpen = () => $openDrawing.get() === first

/** Ids of the selected layers. Those that no longer exist are ignored. */
export const $selection = atom<readonly string[]>([])

/** The variant that the canvas shows. */
export const $shownVariant = atom<Variant>('good')

/** What was corrected to read the open drawing. */
export const $drawingRepairs = atom<readonly (DrawingRepair | { kind: 'image'; layer: number })[]>([])

export const $drawingHistory = atom<UndoHistory<DrawingState>>(emptyUndoHistory)
export const $canUndoDrawing = computed($drawingHistory, ({ past }) => past.length > 0)
export const $canRedoDrawing = computed($drawingHistory, ({ future }) => future.length > 0)

let lastChange: { field: string | undefined; at: number } = { field: undefined, at: 0 }

/** A new, empty drawing, which isn't stored yet. */
export function newDeviceDrawing(kind: Drawing['kind']): DeviceDrawing {
  return { id: randomId(), name: '', drawing: emptyDrawing(kind) }
}

/**
 * The only way to change the open drawing. Quick successive changes of one `field` are one undo step. If `change` returns the same
 * drawing, nothing happens.
 */
export function changeDrawing(change: (drawing: Drawing) => Drawing, field?: string) {
  const open = $openDrawing.get()
  changeOpen({ name: open.name, drawing: change(open.drawing) }, field)
}

/** Renames the open drawing, as an undo step. */
export const renameOpenDrawing = (name: string) =>
  changeOpen({ ...stateOf($openDrawing.get()), name }, 'name of the drawing')

export const undoDrawing = () => travel(undoStep)
export const redoDrawing = () => travel(redoStep)

/** Shows another drawing, with the undo steps and the selection that it had when it was open last. */
export function showDrawing(open: DeviceDrawing, repairs: readonly DrawingRepair[] = []) {
  const former = $openDrawing.get()
  if (!isNothingOpen()) visits.set(former.id, visitNow())
  const visit = visits.get(open.id)
  lastChange = { field: undefined, at: 0 }
  $drawingHistory.set(visit ? historyOf(visit, stateOf(open)) : emptyUndoHistory)
  $selection.set(visit?.selection ?? [])
  $shownVariant.set(visit?.variant ?? 'good')
  $drawingRepairs.set(repairs)
  $openDrawing.set(open)
  followSaving(open.id)
}

/** Shows what another window has made of the open drawing, as an undo step. */
export function showOtherState(state: DrawingState) {
  const open = $openDrawing.get()
  if (isEqual(stateOf(open), state)) return
  lastChange = { field: undefined, at: 0 }
  $drawingHistory.set(recordStep($drawingHistory.get(), stateOf(open), workingCopyLimits.undoSteps))
  $openDrawing.set({ ...open, ...state })
}

/** How a drawing was left: `present` is the state that the steps lead away from. */
export interface DrawingVisit {
  present: DrawingState
  history: UndoHistory<DrawingState>
  selection: readonly string[]
  variant: Variant
}

const visits = new Map<string, DrawingVisit>()

export const visitNow = (): DrawingVisit => ({
  present: stateOf($openDrawing.get()),
  history: $drawingHistory.get(),
  selection: $selection.get(),
  variant: $shownVariant.get()
})

/** How a drawing was left before a reload. */
export const restoreVisit = (id: string, visit: DrawingVisit) => visits.set(id, visit)

/** A change by another window meanwhile is one more step. */
const historyOf = ({ present, history }: DrawingVisit, state: DrawingState) =>
  isEqual(present, state) ? history : recordStep(history, present, workingCopyLimits.undoSteps)

const stateOf = ({ name, drawing }: DeviceDrawing): DrawingState => ({ name, drawing })

function changeOpen(state: DrawingState, field: string | undefined) {
  const open = $openDrawing.get()
  if (state.drawing === open.drawing && state.name === open.name) return
  const at = Date.now()
  const isSameStep = field !== undefined && field === lastChange.field && at - lastChange.at < sameStep
  lastChange = { field, at }
  if (!isSameStep)
    $drawingHistory.set(recordStep($drawingHistory.get(), stateOf(open), workingCopyLimits.undoSteps))
  setOpen(state)
}

function travel(step: typeof undoStep) {
  const to = step($drawingHistory.get(), stateOf($openDrawing.get()))
  if (!to) return
  lastChange = { field: undefined, at: 0 }
  $drawingHistory.set(to.timeline)
  setOpen(to.value)
}

function setOpen(state: DrawingState) {
  const open = { ...$openDrawing.get(), ...state }
  $openDrawing.set(open)
  saveDrawingSoon(open)
}

$drawingCopy.listen(copy => {
  const open = $openDrawing.get()
  if (copy?.of !== open.id) return
  $openDrawing.set({ ...open, id: copy.id, name: copy.name })
  followSaving(copy.id)
})
