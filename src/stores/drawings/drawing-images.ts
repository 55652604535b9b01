import { ok, type Result } from '#core/result.ts'
import { randomId } from '../storage/working-copy.ts'

const images = new Map<string, Blob>()

/** Stores an image for layers of drawings; returns its id. */
export async function storeDrawingImage(blob: Blob): Promise<Result<string, 'storage'>> {
  const id = randomId()
  images.set(id, blob)
  return ok(id)
}

/** The image with an id; undefined if this device doesn't have it. */
export async function readDrawingImage(id: string): Promise<Blob | undefined> {
  return images.get(id)
}
