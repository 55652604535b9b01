import type { ImageContent } from '#core/drawing/drawing.ts'
import type { Result } from '#core/result.ts'
import { type JobOptions, type JobRefusal, runPixelJob } from './pixel-client.ts'

/**
 * Adjusts and crops an image as its layer says, off the main thread. The result is a PNG.
 *
 * @param blob the layer's image, as it is stored
 * @param outlineWidth in pixels of the image: the result is the silhouette, grown by so much
 */
export const adjustPicture = (
  blob: Blob,
  content: ImageContent,
  outlineWidth?: number,
  options: JobOptions = {}
): Promise<Result<Blob, JobRefusal>> =>
  runPixelJob({ kind: 'adjust', blob, content, ...(outlineWidth !== undefined && { outlineWidth }) }, options)
