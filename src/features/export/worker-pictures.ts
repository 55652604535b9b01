import { loadPicture } from '#api/pictures.ts'
import type { Cast } from '#core/cast.ts'
import { type Result, refuse } from '#core/result.ts'
import { type LoadedPictures, loadPictures } from '#pictures/load-pictures.ts'
import type { Picture } from '#pictures/picture.ts'
import type { PictureCode } from '#pictures/picture-code.ts'
import { type WantedPicture, wantedPictures } from '#pictures/wanted-pictures.ts'

/** Milliseconds after which a picture that could not be had is asked for again. */
const patience = 60_000

const kept = new Map<string, Result<Picture, PictureCode>>()
const keyOf = ({ address, use }: WantedPicture) => `${use} ${address}`

/** Whether every picture of a script was asked for before. */
export const arePicturesKnown = (cast: Cast): boolean =>
  wantedPictures(cast).every(wanted => kept.has(keyOf(wanted)))

/** Those that are here already. */
export const knownPictures = (cast: Cast): Promise<LoadedPictures> =>
  loadPictures(wantedPictures(cast), async wanted => kept.get(keyOf(wanted)) ?? refuse('picture_unreachable'))

/** Lets pictures that could not be had be asked for again at once. */
export function forgetMissing(): void {
  for (const [key, { ok }] of kept) if (!ok) kept.delete(key)
}

/** A script's own pictures, each asked for once, and anew a minute after it could not be had. */
export const fetchedPictures = (cast: Cast): Promise<LoadedPictures> =>
  loadPictures(wantedPictures(cast), async (wanted, signal) => {
    const key = keyOf(wanted)
    const known = kept.get(key)
    if (known) return known
    const loaded = await loadPicture(wanted, signal)
    kept.set(key, loaded)
    if (!loaded.ok) setTimeout(() => kept.delete(key), patience)
    return loaded
  })
