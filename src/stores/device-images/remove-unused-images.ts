import { limits } from '#core/limits.ts'
import { deleteImage, findImage, listImages, putImage, type StoredImage } from './device-image-cache.ts'
import { findInStorage } from './find-in-storage.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Removes images that nothing in this browser's storage has named for `limits.deviceImages.unusedDays`. An image is first marked
 * as unused, then removed by a later call: undo steps, and what other tabs haven't stored yet, may still name it. If a part of the
 * storage can't be read, nothing is removed.
 *
 * @param now milliseconds since 1970
 */
export async function removeUnusedImages(now = Date.now()): Promise<void> {
  try {
    const images = await listImages()
    const used = images.length > 0 && (await findInStorage(images.map(({ name }) => name)))
    if (used) for (const image of images) await follow(image, used.has(image.name), now)
  } catch {
    // No caches, or they are blocked: there is nothing to remove.
  }
}

async function follow({ name, unusedSince }: StoredImage, isUsed: boolean, now: number) {
  if (isUsed) return unusedSince === undefined ? undefined : mark(name, undefined)
  // A clock that was set back starts anew.
  if (unusedSince === undefined || unusedSince > now) return mark(name, now)
  if (now - unusedSince > limits.deviceImages.unusedDays * day) await deleteImage(name)
}

async function mark(name: string, unusedSince: number | undefined) {
  const image = await findImage(name)
  if (image) await putImage(name, image, unusedSince)
}
