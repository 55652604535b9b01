import { ok, type Result, refuse } from '#core/result.ts'
import type { ListPage } from '#core/saving/document.ts'
import type { ImageSort, SavedImage } from '#core/saving/saved-image.ts'
import { api } from './client.ts'
import { type ApiResponse, requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'

/** Why an image could not be read or changed. `missing` also means that it belongs to another account. */
type ImageRefusal = SignedInRefusal | 'missing' | 'invalid'

interface ImageQuery {
  page?: number
  search?: string
  sort?: ImageSort
  bin?: boolean
}

const { images } = api
const one = images[':id']

/** Requests about the signed-in user's uploaded images. */
export const savedImages = {
  list: ({ page, search, sort, bin }: ImageQuery = {}) =>
    send<ListPage<SavedImage>>(() =>
      images.$get({
        query: {
          ...(page && { page: `${page}` }),
          ...(search && { search }),
          ...(sort && { sort }),
          ...(bin && { bin: 'true' as const })
        }
      })
    ),
  rename: (id: string, name: string) => send<SavedImage>(() => one.$patch({ param: { id }, json: { name } })),
  /** Moves an image to the bin for `limits.binDays`. Its URL keeps working meanwhile. */
  remove: (id: string) => send<SavedImage | { ok: true }>(() => one.$delete({ param: { id }, query: {} })),
  removeForever: (id: string) =>
    send<SavedImage | { ok: true }>(() => one.$delete({ param: { id }, query: { forever: 'true' } })),
  bringBack: (id: string) => send<SavedImage>(() => one.return.$post({ param: { id } }))
}

async function send<Body extends object>(
  request: () => Promise<ApiResponse<Body>>
): Promise<Result<Body, ImageRefusal>> {
  const response = await requestSignedIn(request)
  if (!response.ok) return response
  const body = response.value
  return 'code' in body ? refuse(refusalCodes[body.code] ?? 'server_failed') : ok(body)
}

const refusalCodes: Record<string, ImageRefusal> = {
  image_missing: 'missing',
  image_name: 'invalid',
  images_query: 'invalid',
  image_forever: 'invalid'
}
