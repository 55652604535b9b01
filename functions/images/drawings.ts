import { ok, type Result, refuse } from '#core/result.ts'
import { addDrawing } from '../db/image-drawings.ts'
import { addLooseObject, endUploadLease, findImage, type ImageRow } from '../db/images.ts'
import type { SessionKey } from '../db/sessions.ts'
import type { Env } from '../env.ts'

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** Milliseconds; longer than any request takes. */
const day = 24 * 3600 * 1000

/**
 * Stores the drawing file of an image. An image has one drawing for good, since its own pixels don't change either: a repeated
 * request returns the image.
 */
export async function storeDrawing(
  { DB, IMAGES }: Bindings,
  session: SessionKey,
  { id, file }: { id: string; file: string }
): Promise<Result<ImageRow, 'image_missing' | 'images_full' | 'signed_out'>> {
  const { ownerId: owner } = session
  const image = await findImage(DB, owner, id)
  if (!image) return refuse('image_missing')
  if (image.drawing !== null) return ok(image)
  // A key of its own for each attempt: two at once can't mix up their bytes.
  const key = `drawings/${crypto.randomUUID()}`
  const due = Date.now() + day
  if (!(await addLooseObject(DB, session, key, due))) return refuse('signed_out')
  const data = new TextEncoder().encode(file)
  await IMAGES.put(key, data, {
    httpMetadata: { contentType: 'application/json' },
    customMetadata: { owner }
  })
  const added = await addDrawing(DB, owner, { id, key, bytes: data.byteLength, due })
  if (added) return ok(added)
  await IMAGES.delete(key)
  await endUploadLease(DB, key, due, Date.now())
  const current = await findImage(DB, owner, id)
  if (!current) return refuse('image_missing')
  return current.drawing === null ? refuse('images_full') : ok(current)
}

/** The drawing file of an image of this owner. */
export async function readDrawing(
  { DB, IMAGES }: Bindings,
  owner: string,
  id: string
): Promise<Result<string, 'image_missing' | 'drawing_missing'>> {
  const image = await findImage(DB, owner, id)
  if (!image) return refuse('image_missing')
  const object = image.drawing === null ? null : await IMAGES.get(image.drawing)
  return object ? ok(new TextDecoder().decode(await object.arrayBuffer())) : refuse('drawing_missing')
}
