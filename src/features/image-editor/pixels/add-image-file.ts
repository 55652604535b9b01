import { type Layer, newLayer } from '#core/drawing/drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { toImageName } from '#core/saving/saved-image.ts'
import { storeDrawingImage } from '#stores/drawings/drawing-images.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { randomId } from '#stores/storage/working-copy.ts'

export type AddImageRefusal = 'stopped' | 'broken' | 'not_stored'

/** Reads an image file and returns a layer for it. Adding the layer is up to the caller. */
export async function addImageFile(
  file: Blob,
  name: string,
  signal?: AbortSignal
): Promise<Result<Layer, AddImageRefusal>> {
  try {
    const { width, height } = await createImageBitmap(file)
    if (signal?.aborted) return refuse('stopped')
    const image = await storeDrawingImage(file)
    if (!image.ok) return refuse('not_stored')
    const crop = { x: 0, y: 0, width, height }
    const content = { kind: 'image', image: image.value, width, height, crop, adjustments: {} } as const
    return ok({ ...newLayer(randomId(), content, $openDrawing.get().drawing), name: toImageName(name) })
  } catch {
    return refuse('broken')
  }
}
