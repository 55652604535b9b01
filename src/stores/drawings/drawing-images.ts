import { ok, type Result } from '#core/result.ts'
import { randomId } from '../storage/working-copy.ts'

const images = new Map<string, Blob>()

/** Stores an image's bytes for the layers of drawings, until the page closes. Returns its id. */
export async function storeDrawingImage(blob: Blob): Promise<Result<string, never>> {
  const id = randomId()
  images.set(id, blob)
  return ok(id)
}
