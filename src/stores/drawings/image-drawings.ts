import { type Drawing, emptyDrawing } from '#core/drawing/drawing.ts'
import { ok, type Result } from '#core/result.ts'
import { randomId } from '../storage/working-copy.ts'
import { $openDrawing, type DeviceDrawing } from './open-drawing.ts'

// Knows the open drawing alone, until the library of drawings is there.

/** Opens a new drawing. */
export function startDrawing(kind: Drawing['kind'], name: string) {
  $openDrawing.set({ id: randomId(), name, drawing: emptyDrawing(kind) })
}

/** Whether this device has a drawing. */
export const hasDrawing = async (id: string): Promise<boolean> => $openDrawing.get().id === id

/** Stores a drawing of a file with its images on this device. Returns its id, or why it can't be opened. */
export async function addDrawingFile(
  file: string
): Promise<Result<{ id: string; kind: Drawing['kind'] }, 'no_drawing' | 'later_drawing' | 'not_stored'>> {
  const { name, drawing }: Pick<DeviceDrawing, 'name' | 'drawing'> = JSON.parse(file)
  const id = randomId()
  $openDrawing.set({ id, name, drawing })
  return ok({ id, kind: drawing.kind })
}

/** A drawing as the text of one file, with its images. */
export async function writeDrawing({
  name,
  drawing
}: DeviceDrawing): Promise<Result<string, 'too_large' | 'not_stored'>> {
  return ok(JSON.stringify({ belfry: 'drawing', version: 1, name, drawing, images: {} }))
}
