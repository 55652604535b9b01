import type { D1Database } from '@cloudflare/workers-types'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { listImageUses } from '../db/image-uses.ts'
import type { ImageRow } from '../db/images.ts'

/** Turns rows into images as the API returns them to their owner, with the documents that use each. */
export async function toSavedImages(
  db: D1Database,
  owner: string,
  rows: readonly ImageRow[]
): Promise<SavedImage[]> {
  const uses = await listImageUses(
    db,
    owner,
    rows.map(({ id }) => id)
  )
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    madeAt: row.made_at,
    ...(row.deleted_at !== null && { deletedAt: row.deleted_at }),
    address: userImagePath(row.id),
    hasDrawing: row.drawing !== null,
    usedIn: uses.filter(({ image }) => image === row.id).map(({ kind, id, name }) => ({ kind, id, name }))
  }))
}

/** The ids of the uploaded images whose URLs a document's JSON contains. */
export const findImageIds = (json: string): string[] => [
  ...new Set(Array.from(json.matchAll(imageUrl), ([, id = '']) => id))
]

const imageUrl = new RegExp(`${userImagePath('')}([a-z0-9-]{16,40})`, 'g')
