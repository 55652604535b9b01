import type { ImageContent } from '#core/drawing/drawing.ts'
import { adjustmentSteps } from '#drawing/pixels/adjust-pixels.ts'
import { borderColours } from '#drawing/pixels/border-colours.ts'
import { hexOf } from '#drawing/pixels/colour-space.ts'
import { dilateSilhouette } from '#drawing/pixels/dilate.ts'
import type { Pixels } from '#drawing/pixels/pixels.ts'
import { cropPixels, visibleBox } from '#drawing/pixels/visible-box.ts'
import { decodePixels, encodePixels, mostPixels, readRaster } from './decode-image.ts'
import type { PixelJob, PixelMessage, PixelResults } from './pixel-protocol.ts'

/**
 * The web worker that changes pixels: one job at a time, each answered by `done` or `failed`. Whoever stops a job terminates the
 * worker, so that a job needs no checks.
 */

const post = (message: PixelMessage) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<PixelJob>) => {
  runJob(data).then(
    result => post({ kind: 'done', result }),
    error => post({ kind: 'failed', message: String(error) })
  )
})

async function runJob(job: PixelJob): Promise<PixelResults[PixelJob['kind']]> {
  if (job.kind === 'read') return readRaster(job.blob, job.header)
  if (job.kind === 'findColours') return borderColours(await decodePixels(job.blob)).map(hexOf)
  const adjusted = await adjust(job.blob, job.content, job.kind === 'adjust' ? 3 : 1)
  if (job.kind === 'findBox') return visibleBox(adjusted)
  const cropped = cropPixels(adjusted, job.content.crop)
  const { outlineWidth } = job
  const painted = outlineWidth === undefined ? cropped : dilateSilhouette(cropped, outlineWidth)
  post({ kind: 'progress', share: 0.8 })
  return encodePixels(painted)
}

/** The image that was decoded last, and without its background: a slider asks for the same ones again and again. */
const cache: { sourceKey?: string; source?: Pixels; background?: string; withoutBackground?: Pixels } = {}

/** @param laterSteps as long as that many adjustments: what follows */
async function adjust(blob: Blob, content: ImageContent, laterSteps: number): Promise<Pixels> {
  const { image, width, height, adjustments, crop } = content
  if (crop.width * crop.height > mostPixels) throw new Error('too_many_pixels')
  const sourceKey = JSON.stringify([image, width, height])
  if (cache.sourceKey !== sourceKey || !cache.source) {
    cache.source = await decodePixels(blob, content)
    cache.sourceKey = sourceKey
    delete cache.background
  }
  const { background, ...others } = adjustments
  const [removal] = background ? adjustmentSteps({ background }) : []
  const steps = adjustmentSteps(others)
  const count = (removal ? 2 : 0) + steps.length + laterSteps
  let pixels = cache.source
  let done = 0
  if (removal) {
    const key = JSON.stringify(background)
    if (cache.background !== key || !cache.withoutBackground) cache.withoutBackground = removal(pixels)
    cache.background = key
    pixels = cache.withoutBackground
    done += 2
    post({ kind: 'progress', share: done / count })
  }
  for (const step of steps) {
    pixels = step(pixels)
    done += 1
    post({ kind: 'progress', share: done / count })
  }
  return pixels
}
