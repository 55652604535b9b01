import type { Drawing } from '#core/drawing/drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { type PictureRequest, pictureRequests } from '#drawing/picture-requests.ts'
import { readDrawingImage } from '#stores/drawings/drawing-images.ts'
import { adjustPicture } from './adjust-picture.ts'
import { cachedPicture, type PictureProblem } from './picture-cache.ts'

/**
 * The pictures of a drawing by key, for painters: those of all variants. `missing`: this device lacks an image of the drawing.
 */
export async function loadPictureBlobs(
  drawing: Drawing,
  signal?: AbortSignal
): Promise<Result<ReadonlyMap<string, Blob>, PictureProblem | 'stopped'>> {
  const blobs = new Map<string, Blob>()
  for (const request of pictureRequests(drawing)) {
    const picture = await loadPicture(request, signal)
    if (signal?.aborted) return refuse('stopped')
    if (!picture.ok) return picture
    blobs.set(request.key, picture.value)
  }
  return ok(blobs)
}

async function loadPicture({ key, content, outlineWidth }: PictureRequest, signal: AbortSignal | undefined) {
  const cached = cachedPicture(key)
  if (cached) return ok(cached)
  const source = await readDrawingImage(content.image)
  return source ? adjustPicture(source, content, outlineWidth, { signal }) : refuse('missing')
}
