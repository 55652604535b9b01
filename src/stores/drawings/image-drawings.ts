import { type Drawing, emptyDrawing } from '#core/drawing/drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { readDeviceDrawing } from './device-drawings.ts'
import { startDrawing } from './drawing-actions.ts'
import { openDrawingFile } from './drawing-files.ts'
import { unsavedDrawing } from './drawing-saver.ts'
import { $openDrawing } from './open-drawing.ts'

// Loaded on demand: the forms that ask for images and those that show them come without the storage of drawings.

/** Opens a new drawing with a name. */
export const startNamedDrawing = (kind: Drawing['kind'], name: string) =>
  startDrawing(kind, name === '' ? undefined : { name, drawing: emptyDrawing(kind) })

/** Whether this device has a drawing. */
export const hasDrawing = async (id: string): Promise<boolean> =>
  unsavedDrawing(id) !== undefined || (await readDeviceDrawing(id)).ok

/** Stores a drawing of a file with its images on this device, and opens it. Returns which one it is, or why it can't be opened. */
export async function addDrawingFile(
  file: string
): Promise<Result<{ id: string; kind: Drawing['kind'] }, 'no_drawing' | 'later_drawing' | 'not_stored'>> {
  const kind = await openDrawingFile(file)
  if (kind.ok) return ok({ id: $openDrawing.get().id, kind: kind.value })
  if (kind.code === 'later_drawing') return refuse(kind.code)
  const isStorage = kind.code === 'drawings_full' || kind.code === 'drawings_blocked'
  return refuse(isStorage ? 'not_stored' : 'no_drawing')
}
