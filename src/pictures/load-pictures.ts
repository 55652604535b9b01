import { type Result, refuse } from '#core/result.ts'
import type { Picture } from './picture.ts'
import type { PictureCode } from './picture-code.ts'
import { pictureLimits } from './picture-limits.ts'
import type { WantedPicture } from './wanted-pictures.ts'

/** A picture that could not be had, and why. */
export interface PictureWarning extends WantedPicture {
  code: PictureCode
}

export interface LoadedPictures {
  /** By address. */
  pictures: ReadonlyMap<string, Picture>
  warnings: readonly PictureWarning[]
}

export type LoadPicture = (
  wanted: WantedPicture,
  signal: AbortSignal
) => Promise<Result<Picture, PictureCode>>

/** Loads as `load` does, but nothing of more than `most` pixels: whoever unpacks a whole picture needs room for it. */
export const withinPixels =
  (load: LoadPicture, most: number): LoadPicture =>
  async (wanted, signal) => {
    const loaded = await load(wanted, signal)
    return loaded.ok && loaded.value.width * loaded.value.height > most ? refuse('picture_too_wide') : loaded
  }

/**
 * Loads the pictures of a script, a few at a time, and names those that could not be had. However slow their hosts
 * are, it ends: what has not come by then is slow.
 *
 * @param signal stops it; what it answers then does not matter
 */
export async function loadPictures(
  wanted: readonly WantedPicture[],
  load: LoadPicture,
  signal?: AbortSignal
): Promise<LoadedPictures> {
  const { sheet } = pictureLimits
  const clock = AbortSignal.timeout(sheet.milliseconds)
  const stop = signal ? AbortSignal.any([clock, signal]) : clock
  const found = new Map<WantedPicture, Result<Picture, PictureCode>>()
  const waiting = wanted.slice(0, sheet.pictures)
  const takeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found.set(next, stop.aborted ? refuse('picture_slow') : await load(next, stop))
    }
  }
  await Promise.all(Array.from({ length: sheet.atOnce }, takeNext))
  return gather(wanted, found)
}

function gather(
  wanted: readonly WantedPicture[],
  found: ReadonlyMap<WantedPicture, Result<Picture, PictureCode>>
): LoadedPictures {
  const pictures = new Map<string, Picture>()
  const warnings: PictureWarning[] = []
  for (const each of wanted) {
    const result = found.get(each) ?? refuse('picture_too_many' as const)
    if (result.ok) pictures.set(each.address, result.value)
    else warnings.push({ ...each, code: result.code })
  }
  return { pictures, warnings }
}
