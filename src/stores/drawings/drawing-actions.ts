import type { Drawing } from '#core/drawing/drawing.ts'
import { ok, type Result } from '#core/result.ts'
import { nextTitle } from '#core/saving/library-file.ts'
import { randomId } from '../storage/working-copy.ts'
import {
  changeStoredDrawing,
  type DeviceDrawing,
  deleteStoredDrawing,
  listDrawings,
  type ReadDeviceDrawingProblem
} from './device-drawings.ts'
import { forgetUnsaved, saveDrawingSoon, saveDrawings, unsavedDrawing } from './drawing-saver.ts'
import type { DrawingsProblem } from './drawings-database.ts'
import { $openDrawing, newDeviceDrawing, renameOpenDrawing } from './open-drawing.ts'
import { openAs, openDeviceDrawing } from './open-drawing-of.ts'

/** Opens a new drawing: an empty one, or one from a file or a preset. The one that was open stays stored. */
export function startDrawing(kind: Drawing['kind'], content?: Pick<DeviceDrawing, 'name' | 'drawing'>) {
  const drawing: DeviceDrawing = { ...newDeviceDrawing(kind), ...content }
  openAs(drawing)
  if (content) saveDrawingSoon(drawing)
  void saveDrawings()
  return drawing
}

/** Renames a drawing, the open one as an undo step. Others keep their content, also what this version can't read. */
export async function renameDrawing(
  id: string,
  name: string
): Promise<Result<undefined, DrawingsProblem | 'drawing_missing'>> {
  if (id === $openDrawing.get().id) {
    renameOpenDrawing(name)
    return ok(undefined)
  }
  await saveDrawings()
  return changeStoredDrawing(id, info => ({ ...info, name, changedAt: Date.now() }))
}

/** Adds a copy under the next free name. It isn't opened. @returns its id */
export async function duplicateDrawing(
  id: string,
  name: string
): Promise<Result<string, DrawingsProblem | 'drawing_missing'>> {
  await saveDrawings()
  const others = await listDrawings()
  const copy = { id: randomId(), name: nextTitle(name, others.ok ? others.value.map(each => each.name) : []) }
  const added = await changeStoredDrawing(id, info => ({
    ...info,
    ...copy,
    madeAt: Date.now(),
    changedAt: Date.now()
  }))
  return added.ok ? ok(copy.id) : added
}

/** Restores a deleted drawing. Returns why it can't be stored again, or opened. */
type RestoreDrawing = () => Promise<Result<undefined, ReadDeviceDrawingProblem>>

/**
 * Deletes a drawing. If it is open, an empty one is open then.
 *
 * @returns restores it as it was, and opens it if it was open
 */
export async function deleteDrawing(id: string): Promise<Result<RestoreDrawing, DrawingsProblem>> {
  // What has just been done in it is restored too.
  await saveDrawings()
  const open = $openDrawing.get()
  const deleted = await deleteStoredDrawing(id)
  if (!deleted.ok) return deleted
  const lost = unsavedDrawing(id)
  forgetUnsaved(id)
  const wasOpen = open.id === id
  if (wasOpen) openAs(newDeviceDrawing(open.drawing.kind))
  return ok(async () => {
    const restored = await deleted.value()
    if (!restored.ok) return restored
    if (lost) saveDrawingSoon(lost)
    return wasOpen ? openDeviceDrawing(id) : ok(undefined)
  })
}
