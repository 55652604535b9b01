import { ok, type Result, refuse } from '#core/result.ts'
import { addImage, expectObject, hasRoom, type ImageRow, isImage, readImage } from './db/images.ts'
import type { Env } from './env.ts'
import { packUpload, type UploadRefusal } from './pictures/pack-upload.ts'

interface Upload {
  owner: string
  /** Made by the browser: who sends it again has uploaded it already. */
  id: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

type StoreRefusal = UploadRefusal | 'images_full' | 'image_missing'

/** Longer than any upload is on its way. */
const dayLong = 24 * 3600 * 1000

/** Keeps an upload: first its object, then the row without which nobody sees it. */
export async function storeUpload(
  { DB, IMAGES, PICTURE_CODER }: Env['Bindings'],
  { owner, id, name, bytes }: Upload
): Promise<Result<ImageRow, StoreRefusal>> {
  const known = await readImage(DB, owner, id)
  if (known) return ok(known)
  if (await isImage(DB, id)) return refuse('image_missing')
  if (!(await hasRoom(DB, owner))) return refuse('images_full')
  const packed = await packUpload(bytes, PICTURE_CODER)
  if (!packed.ok) return packed
  // Of an upload that was cut off before its row there is an object already.
  const left = await IMAGES.head(id)
  if (left && left.customMetadata?.owner !== owner) return refuse('image_missing')
  const { type, width, height, bytes: data } = packed.value
  await expectObject(DB, owner, id, Date.now() + dayLong)
  await IMAGES.put(id, data, { httpMetadata: { contentType: type }, customMetadata: { owner } })
  await addImage(DB, owner, { id, name, type, bytes: data.byteLength, width, height, made_at: Date.now() })
  const added = await readImage(DB, owner, id)
  if (added) return ok(added)
  // Another upload took the last place meanwhile, or the account was deleted.
  await IMAGES.delete(id)
  return refuse('images_full')
}
