import { ok, type Result, refuse } from '#core/result.ts'
import type { ListPage } from '#core/saved.ts'
import type { ImageSort, SavedImage } from '#core/saved-image.ts'
import { api } from './client.ts'
import { type Answer, askSignedIn, type SignedInRefusal } from './signed-in.ts'

/** Why an image could not be read or changed. `missing` is also what belongs to somebody else. */
type ImageRefusal = SignedInRefusal | 'missing' | 'invalid'

interface ImageQuery {
  page?: number
  search?: string
  sort?: ImageSort
  bin?: boolean
}

const { images } = api
const one = images[':id']

/** The images that whoever is signed in has uploaded. */
export const savedImages = {
  list: ({ page, search, sort, bin }: ImageQuery = {}) =>
    read<ListPage<SavedImage>>(() =>
      images.$get({
        query: {
          ...(page && { page: `${page}` }),
          ...(search && { search }),
          ...(sort && { sort }),
          ...(bin && { bin: 'true' as const })
        }
      })
    ),
  rename: (id: string, name: string) => read<SavedImage>(() => one.$patch({ param: { id }, json: { name } })),
  /** Into the bin, for `limits.binDays`; whatever shows it goes on showing it so long. */
  remove: (id: string) => read<SavedImage | { ok: true }>(() => one.$delete({ param: { id }, query: {} })),
  removeForever: (id: string) =>
    read<SavedImage | { ok: true }>(() => one.$delete({ param: { id }, query: { forever: 'true' } })),
  bringBack: (id: string) => read<SavedImage>(() => one.return.$post({ param: { id } }))
}

async function read<Body extends object>(
  ask: () => Promise<Answer<Body>>
): Promise<Result<Body, ImageRefusal>> {
  const asked = await askSignedIn(ask)
  if (!asked.ok) return asked
  return 'code' in asked.value ? refuse(codes[asked.value.code] ?? 'server_failed') : ok(asked.value)
}

const codes: Record<string, ImageRefusal> = {
  image_missing: 'missing',
  image_name: 'invalid',
  images_query: 'invalid'
}
