import { type Result, refuse } from '#core/result.ts'
import type { Picture } from './picture.ts'
import type { PictureCode } from './picture-code.ts'
import { pictureLimits } from './picture-limits.ts'
import type { WantedPicture } from './wanted-pictures.ts'

/** An image that could not be loaded, and the reason. */
export interface PictureWarning extends WantedPicture {
  code: PictureCode
}

export interface LoadedPictures {
  /** Images by address. */
  pictures: ReadonlyMap<string, Picture>
  warnings: readonly PictureWarning[]
}

export type LoadPicture = (
  needed: WantedPicture,
  signal: AbortSignal
) => Promise<Result<Picture, PictureCode>>

/** Wraps `load` to refuse images of more than `maxPixels` pixels, because decoding holds a whole image in memory. */
export const withinPixels =
  (load: LoadPicture, maxPixels: number): LoadPicture =>
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
 */
export async function loadPictures(
  needed: readonly WantedPicture[],
  load: LoadPicture,
  signal?: AbortSignal
): Promise<LoadedPictures> {
  const { sheet } = pictureLimits
  const timeout = AbortSignal.timeout(sheet.milliseconds)
  const combined = signal ? AbortSignal.any([timeout, signal]) : timeout
  const results = new Map<WantedPicture, Result<Picture, PictureCode>>()
  const queue = needed.slice(0, sheet.pictures)
  const loadNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.set(next, combined.aborted ? refuse('picture_slow') : await load(next, combined))
    }
  }
  await Promise.all(Array.from({ length: sheet.atOnce }, loadNext))
  return collectResults(needed, results)
}

function collectResults(
  needed: readonly WantedPicture[],
  results: ReadonlyMap<WantedPicture, Result<Picture, PictureCode>>
): LoadedPictures {
  const images = new Map<string, Picture>()
  const warnings: PictureWarning[] = []
  for (const each of needed) {
    const result = results.get(each) ?? refuse('picture_too_many' as const)
    if (result.ok) images.set(each.address, result.value)
    else warnings.push({ ...each, code: result.code })
  }
  return { pictures: images, warnings }
}
