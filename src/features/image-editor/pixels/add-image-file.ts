import { type ImageContent, type Layer, newLayer } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { storeDrawingImage } from '#stores/drawings/drawing-images.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import type { ImageFileRefusal } from './image-file-limits.ts'
import { readImageFile } from './read-image-file.ts'

export type AddImageRefusal = ImageFileRefusal | 'not_stored'

/**
 * Reads a file, stores its image on this device, and returns a layer for it. Placing and adding the layer is up to the caller.
 *
 * @param name of the file; the layer is named like it, without extension
 */
export async function addImageFile(
  file: Blob,
  name: string,
  signal?: AbortSignal
): Promise<Result<Layer, AddImageRefusal>> {
  const image = await readImageFile(file, signal)
  if (!image.ok) return image
  const stored = await storeDrawingImage(image.value.blob)
  if (!stored.ok) return refuse('not_stored')
  if (signal?.aborted) return refuse('stopped')
  const { width, height } = image.value
  const content: ImageContent = {
    kind: 'image',
    image: stored.value,
    width,
    height,
    crop: { x: 0, y: 0, width, height },
    adjustments: {}
  }
  return ok({ ...newLayer(randomId(), content, $openDrawing.get().drawing), name: layerName(name) })
}

const layerName = (fileName: string) =>
  fileName
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, limits.drawing.layerName)
