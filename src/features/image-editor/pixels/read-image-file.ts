import { ok, type Result, refuse } from '#core/result.ts'
import { readImageFileHeader } from './image-file-header.ts'
import type { ImageFileRefusal } from './image-file-limits.ts'
import { runPixelJob } from './pixel-client.ts'
import { rasterizeSvg } from './rasterize-svg.ts'

/** An image as a drawing stores it: PNG or WebP, of at most `imageFileLimits.side` pixels on the longer side. */
export interface ReadImage {
  blob: Blob
  width: number
  height: number
}

/**
 * Reads a file of any size and format: PNG, JPEG, WebP, GIF, SVG, and what else the browser decodes. Photos are turned as the
 * camera was held. The header is checked first, so that nothing too large is decoded.
 */
export async function readImageFile(
  blob: Blob,
  signal?: AbortSignal
): Promise<Result<ReadImage, ImageFileRefusal>> {
  const header = await readImageFileHeader(blob)
  if (signal?.aborted) return refuse('stopped')
  if (!header.ok) return header
  if (header.value.type === 'image/svg+xml') {
    const image = await rasterizeSvg(blob)
    return signal?.aborted ? refuse('stopped') : image
  }
  const read = await runPixelJob({ kind: 'read', blob, header: header.value }, { signal })
  if (!read.ok) return read
  if (read.value !== 'broken') return ok(read.value)
  return refuse(header.value.type === 'image/heif' ? 'unreadable_format' : 'broken')
}
