import { limits } from '#core/limits.ts'
import { ok, type Result } from '#core/result.ts'
import { randomId } from '../storage/working-copy.ts'
import { changeDrawings, type DrawingsProblem, readDrawings } from './drawings-database.ts'

const day = 24 * 3600 * 1000

/**
 * Stores an image's bytes for the layers of drawings.
 *
 * @returns its id, which is made from the bytes: an image that is added twice is stored once
 */
export async function storeDrawingImage(blob: Blob): Promise<Result<string, DrawingsProblem>> {
  const bytes = await blob.arrayBuffer()
  const id = await imageId(bytes)
  const stored = await changeDrawings(async ({ images, unusedImages }) => {
    await images.put({ id, type: blob.type, bytes })
    // It may be about to be deleted.
    await unusedImages.delete(id)
  })
  return stored.ok ? ok(id) : stored
}

/** The image with an id; undefined if this device doesn't have it, or can't read it. */
export async function readDrawingImage(id: string): Promise<Blob | undefined> {
  const found = await readDrawings(database => database.get('images', id))
  const image = found.ok ? found.value : undefined
  return image && new Blob([image.bytes], { type: image.type })
}

/**
 * Deletes images that no drawing of this device has. Each stays for `limits.drawing.unusedImageDays` after it was first found to be
 * unused, so that undo still finds it, in every window, and so does a deleted drawing that is restored.
 */
export const deleteUnusedImages = (now = Date.now()) =>
  changeDrawings(async ({ drawings, images, unusedImages }) => {
    const [infos, ids, unused] = [
      await drawings.getAll(),
      await images.getAllKeys(),
      await unusedImages.getAll()
    ]
    const used = new Set(infos.flatMap(info => info.images))
    const since = new Map(unused.map(each => [each.id, each.since]))
    for (const id of since.keys()) if (used.has(id)) await unusedImages.delete(id)
    for (const id of ids.filter(each => !used.has(each))) {
      const start = since.get(id)
      // A clock that was ahead would keep it for too long.
      if (start === undefined || start > now) await unusedImages.put({ id, since: now })
      else if (now - start > limits.drawing.unusedImageDays * day) {
        await images.delete(id)
        await unusedImages.delete(id)
      }
    }
  })

/** 32 hexadecimal digits of the bytes' SHA-256. Random on pages without HTTPS, where browsers have none. */
async function imageId(bytes: ArrayBuffer): Promise<string> {
  if (!globalThis.crypto.subtle) return randomId()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash.slice(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
