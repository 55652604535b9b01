import { atom, computed } from 'nanostores'
import { type Drawing, emptyDrawing, type Variant } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import {
  emptyUndoHistory,
  recordStep,
  redoStep,
  type UndoHistory,
  undoStep
} from '#core/script/undo-history.ts'
import { randomId } from '../storage/working-copy.ts'

/** A drawing of this device. */
export interface DeviceDrawing {
  id: string
  /** '' until the user names it. */
  name: string
  drawing: Drawing
}

/** Milliseconds within which changes of the same field are one undo step. */
const sameStep = 1000

/** The drawing in the editor. */
export const $openDrawing = atom<DeviceDrawing>({ id: randomId(), name: '', drawing: emptyDrawing('icon') })

/** Ids of the selected layers. Those that no longer exist are ignored. */
export const $selection = atom<readonly string[]>([])

/** The variant that the canvas shows. */
export const $shownVariant = atom<Variant>('good')

const $history = atom<UndoHistory<DeviceDrawing>>(emptyUndoHistory)
export const $canUndoDrawing = computed($history, ({ past }) => past.length > 0)
export const $canRedoDrawing = computed($history, ({ future }) => future.length > 0)

let lastChange: { field: string | undefined; at: number } = { field: undefined, at: 0 }

/**
 * The only way to change the open drawing. Quick successive changes of one `field` are one undo step. If `change` returns the same
 * drawing, nothing happens.
 */
export function changeDrawing(change: (drawing: Drawing) => Drawing, field?: string) {
  const open = $openDrawing.get()
  const drawing = change(open.drawing)
  if (drawing === open.drawing) return
  const at = Date.now()
  const isSameStep = field !== undefined && field === lastChange.field && at - lastChange.at < sameStep
  lastChange = { field, at }
  if (!isSameStep) $history.set(recordStep($history.get(), open, limits.undoSteps))
  $openDrawing.set({ ...open, drawing })
}

export const undoDrawing = () => travel(undoStep)
export const redoDrawing = () => travel(redoStep)

function travel(step: typeof undoStep) {
  const to = step<DeviceDrawing>($history.get(), $openDrawing.get())
  if (!to) return
  lastChange = { field: undefined, at: 0 }
  $history.set(to.timeline)
  $openDrawing.set(to.value)
}
