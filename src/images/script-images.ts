import type { Cast } from '#core/cast/cast.ts'
import { type Result, refuse } from '#core/result.ts'
import type { PrintImageUse } from './downscale.ts'
import { imageLimits } from './image-limits.ts'
import type { ImageRefusal } from './image-refusals.ts'
import type { PrintImage } from './print-image.ts'

/** An image that could not be loaded, and the reason. */
export interface ImageWarning extends NeededImage {
  code: ImageRefusal
}

export interface LoadedImages {
  /** Images by address. */
  images: ReadonlyMap<string, PrintImage>
  warnings: readonly ImageWarning[]
}

export type LoadImage = (
  needed: NeededImage,
  signal: AbortSignal
) => Promise<Result<PrintImage, ImageRefusal>>

/** Wraps `load` to refuse images of more than `maxPixels` pixels, because decoding holds a whole image in memory. */
export const limitPixels =
  (load: LoadImage, maxPixels: number): LoadImage =>
  async (needed, signal) => {
    const loaded = await load(needed, signal)
    return loaded.ok && loaded.value.width * loaded.value.height > maxPixels
      ? refuse('picture_too_wide')
      : loaded
  }

/**
 * Loads the images of a script, a few at a time, and reports those that failed. Ends within the time limit of
 * `imageLimits.sheet`: images that are still missing count as slow.
 *
 * @param signal aborts the loading; the result is then incomplete
 * @param timeLimit ends the loading
 */
export async function loadImages(
  needed: readonly NeededImage[],
  load: LoadImage,
  signal?: AbortSignal,
  timeLimit = AbortSignal.timeout(imageLimits.sheet.milliseconds)
): Promise<LoadedImages> {
  const { sheet } = imageLimits
  const combined = signal ? AbortSignal.any([timeLimit, signal]) : timeLimit
  const results = new Map<NeededImage, Result<PrintImage, ImageRefusal>>()
  const queue = needed.slice(0, sheet.images)
  const loadNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.set(next, combined.aborted ? refuse('picture_slow') : await load(next, combined))
    }
  }
  await Promise.all(Array.from({ length: sheet.concurrency }, loadNext))
  return collectResults(needed, results)
}

function collectResults(
  needed: readonly NeededImage[],
  results: ReadonlyMap<NeededImage, Result<PrintImage, ImageRefusal>>
): LoadedImages {
  const images = new Map<string, PrintImage>()
  const warnings: ImageWarning[] = []
  for (const each of needed) {
    const result = results.get(each) ?? refuse('picture_too_many' as const)
    if (result.ok) images.set(each.address, result.value)
    else warnings.push({ ...each, code: result.code })
  }
  return { images, warnings }
}

/** An image that a script refers to. */
export interface NeededImage {
  address: string
  use: PrintImageUse
  /** Name of the first character with this image; empty for logo and background. */
  name: string
}

/** The images that a script's prints show, each address once. Logo and background come first. */
export function neededImages(cast: Cast): NeededImage[] {
  const references: NeededImage[] = [
    { address: cast.logo, use: 'logo', name: '' },
    { address: cast.background, use: 'background', name: '' },
    ...cast.characters.map(({ images, name }) => ({ address: images[0] ?? '', use: 'icon' as const, name }))
  ]
  const seen = new Set([''])
  return references.filter(({ address }) => !seen.has(address) && seen.add(address))
}
