import { loadPicture } from '#api/pictures.ts'
import type { Cast } from '#core/cast.ts'
import { type Result, refuse } from '#core/result.ts'
import { type LoadedPictures, loadPictures } from '#pictures/load-pictures.ts'
import type { Picture } from '#pictures/picture.ts'
import type { PictureCode } from '#pictures/picture-code.ts'
import { type WantedPicture, wantedPictures } from '#pictures/wanted-pictures.ts'

/** Milliseconds until a failed image may be requested again. */
const retryDelay = 60_000

const cache = new Map<string, Result<Picture, PictureCode>>()
const keyOf = ({ address, use }: WantedPicture) => `${use} ${address}`

/** Whether every image of a script is in the cache, loaded or failed. */
export const arePicturesKnown = (cast: Cast): boolean =>
  wantedPictures(cast).every(image => cache.has(keyOf(image)))

/** The images of a script that are in the cache; others count as unreachable. */
export const knownPictures = (cast: Cast): Promise<LoadedPictures> =>
  loadPictures(wantedPictures(cast), async image => cache.get(keyOf(image)) ?? refuse('picture_unreachable'))

/** Removes failed images from the cache, so that they are requested again. */
export function forgetMissing(): void {
  for (const [key, { ok }] of cache) if (!ok) cache.delete(key)
}

/** Loads the images of a script through the cache. Failed images stay cached for a minute. */
export const fetchedPictures = (cast: Cast): Promise<LoadedPictures> =>
  loadPictures(wantedPictures(cast), async (image, signal) => {
    const key = keyOf(image)
    const cached = cache.get(key)
    if (cached) return cached
    const loaded = await loadPicture(image, signal)
    cache.set(key, loaded)
    if (!loaded.ok) setTimeout(() => cache.delete(key), retryDelay)
    return loaded
  })
