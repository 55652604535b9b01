import { loadImage } from '#api/load-image.ts'
import type { Cast } from '#core/cast/cast.ts'
import { type Result, refuse } from '#core/result.ts'
import type { ImageRefusal } from '#images/image-refusals.ts'
import type { PrintImage } from '#images/print-image.ts'
import { type LoadedImages, loadImages, type NeededImage, neededImages } from '#images/script-images.ts'

/** Milliseconds until a failed image may be requested again. */
const retryDelay = 60_000

const cache = new Map<string, Result<PrintImage, ImageRefusal>>()
const keyOf = ({ address, use }: NeededImage) => `${use} ${address}`

/** Whether every image of a script is in the cache, loaded or failed. */
export const areImagesCached = (cast: Cast): boolean =>
  neededImages(cast).every(image => cache.has(keyOf(image)))

/** The images of a script that are in the cache; others count as unreachable. */
export const cachedImages = (cast: Cast): Promise<LoadedImages> =>
  loadImages(neededImages(cast), async image => cache.get(keyOf(image)) ?? refuse('picture_unreachable'))

/** Removes failed images from the cache, so that they are requested again. */
export function forgetFailedImages(): void {
  for (const [key, { ok }] of cache) if (!ok) cache.delete(key)
}

/** Loads the images of a script through the cache. Failed images stay cached for a minute. */
export const fetchImages = (cast: Cast): Promise<LoadedImages> =>
  loadImages(neededImages(cast), async (image, signal) => {
    const key = keyOf(image)
    const cached = cache.get(key)
    if (cached) return cached
    const loaded = await loadImage(image, signal)
    cache.set(key, loaded)
    if (!loaded.ok) setTimeout(() => cache.delete(key), retryDelay)
    return loaded
  })
