import type { Drawing } from '#core/drawing/drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { type PictureRequest, pictureRequests } from '#drawing/picture-requests.ts'
import { readDrawingImage } from '#stores/drawings/drawing-images.ts'
import { adjustPicture } from './adjust-picture.ts'
import { cachedPicture, type PictureProblem } from './picture-cache.ts'

/**
 * The pictures of a drawing as bitmaps by key, for painters: those of all variants. Bitmaps can be transferred to a worker.
 * `missing`: this device lacks an image of the drawing.
 */
export async function loadPictureBitmaps(
  drawing: Drawing,
  signal?: AbortSignal
): Promise<Result<ReadonlyMap<string, ImageBitmap>, PictureProblem | 'stopped'>> {
  const bitmaps = new Map<string, ImageBitmap>()
  for (const request of pictureRequests(drawing)) {
    const picture = await loadPicture(request, signal)
    if (signal?.aborted) return refuse('stopped')
    if (!picture.ok) return picture
    bitmaps.set(request.key, await createImageBitmap(picture.value))
  }
  return ok(bitmaps)
}

async function loadPicture({ key, content, outlineWidth }: PictureRequest, signal: AbortSignal | undefined) {
  const cached = cachedPicture(key)
  if (cached) return ok(cached)
  const source = await readDrawingImage(content.image)
  return source ? adjustPicture(source, content, outlineWidth, { signal }) : refuse('missing')
}
