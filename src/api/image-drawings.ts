import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { api } from './client.ts'
import { requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'

/** Why the drawing of an image could not be read; `missing` also means that the image belongs to another account. */
export type DrawingReadRefusal = SignedInRefusal | 'missing' | 'drawing_missing'

/** Why it could not be stored; `images_full`: the account has no room. */
export type DrawingSaveRefusal = SignedInRefusal | 'missing' | 'drawing_too_large' | 'images_full'

const { drawing } = api.images[':id']

/** The drawing file of an image of the account, as JSON. */
export async function readImageDrawing(id: string): Promise<Result<string, DrawingReadRefusal>> {
  const response = await requestSignedIn<object>(() => drawing.$get({ param: { id } }))
  if (!response.ok) return response
  const body = response.value
  if (!('code' in body) || 'belfry' in body) return ok(JSON.stringify(body))
  if (body.code === 'drawing_missing') return refuse('drawing_missing')
  return refuse(body.code === 'image_missing' ? 'missing' : 'server_failed')
}

/**
 * Stores the drawing file of an image of the account. An image that has one keeps it. Refuses without a request when the file
 * is larger than the account takes.
 *
 * @param file JSON
 */
export async function saveImageDrawing(
  id: string,
  file: string
): Promise<Result<undefined, DrawingSaveRefusal>> {
  if (new Blob([file]).size > limits.images.drawing) return refuse('drawing_too_large')
  const response = await requestSignedIn<object>(() =>
    drawing.$put({ param: { id }, json: JSON.parse(file) })
  )
  if (!response.ok) return response
  const body = response.value
  if (!('code' in body)) return ok(undefined)
  return refuse(typeof body.code === 'string' ? (saveCodes[body.code] ?? 'server_failed') : 'server_failed')
}

const saveCodes: Record<string, DrawingSaveRefusal> = {
  image_missing: 'missing',
  drawing_too_large: 'drawing_too_large',
  images_full: 'images_full'
}
