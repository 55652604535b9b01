import type { D1Database } from '@cloudflare/workers-types'
import type { DocumentScope } from './documents.ts'

/** A saved script or character that uses an image of the same owner. */
export interface ImageUse {
  /** The image's id. */
  image: string
  kind: 'script' | 'character'
  id: string
  name: string
}

interface SavedUses {
  /** The document's id. */
  id: string
  saveId: string
  imageIds: readonly string[]
}

/**
 * Recorded uses of an account. They take several times the bytes of an address in a document, and the account's bytes
 * don't count them. 1,000 documents can use 50 images each.
 */
export const maxImageUses = 50_000

/** Statements that record which images a document uses, if it is at this save; those over the limit of the account are left out. */
export function replaceImageUses(
  db: D1Database,
  { ownerId }: DocumentScope,
  { id, saveId, imageIds }: SavedUses
) {
  const isSaved = 'EXISTS (SELECT 1 FROM documents WHERE id = ?1 AND owner_id = ?2 AND save_id = ?3)'
  const remove = db
    .prepare(`DELETE FROM image_uses WHERE document_id = ?1 AND ${isSaved}`)
    .bind(id, ownerId, saveId)
  if (imageIds.length === 0) return [remove]
  const add = db
    .prepare(
      `INSERT INTO image_uses (owner_id, image_id, document_id)
        SELECT ?2, value, ?1 FROM json_each(?4) WHERE ${isSaved}
        LIMIT max(0, ${maxImageUses} - (SELECT count(*) FROM image_uses WHERE owner_id = ?2)) ON CONFLICT DO NOTHING`
    )
    .bind(id, ownerId, saveId, JSON.stringify(imageIds))
  return [remove, add]
}

/** The owner's saved scripts and characters outside the bin that use these images. */
export async function listImageUses(db: D1Database, owner: string, ids: readonly string[]) {
  const { results } = await db
    .prepare(
      `SELECT image_id AS image, kind, documents.id, name
       FROM image_uses JOIN documents ON documents.id = document_id
       WHERE image_uses.owner_id = ?2 AND image_id IN (SELECT value FROM json_each(?1)) AND deleted_at IS NULL
       ORDER BY name`
    )
    .bind(JSON.stringify(ids), owner)
    .all<ImageUse>()
  return results
}
