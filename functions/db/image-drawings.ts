import type { D1Database } from '@cloudflare/workers-types'
import { limits } from '#core/limits.ts'
import { type ImageRow, imageColumns } from './images.ts'

interface NewDrawing {
  /** The image's id. */
  id: string
  /** The object's key, registered as loose with `due`. */
  key: string
  bytes: number
  due: number
}

/**
 * Records the drawing of an image, whose object is then no longer loose. Does nothing when the image has one already, when the
 * account has no room, or when the image or the account was deleted meanwhile.
 *
 * @returns the image with this drawing; undefined when nothing was recorded
 */
export async function addDrawing(
  db: D1Database,
  owner: string,
  { id, key, bytes, due }: NewDrawing
): Promise<ImageRow | undefined> {
  const [updated] = await db.batch<ImageRow>([
    db
      .prepare(
        `UPDATE images SET drawing = ?3, drawing_bytes = ?4
          WHERE id = ?1 AND owner_id = ?2 AND drawing IS NULL
            AND EXISTS (SELECT 1 FROM loose_objects WHERE id = ?3 AND owner_id = ?2 AND due = ?5)
            AND coalesce((SELECT images FROM account_bytes WHERE owner_id = ?2), 0) + ?4 <= ?6
          RETURNING ${imageColumns}`
      )
      .bind(id, owner, key, bytes, due, limits.account.images),
    db
      .prepare(
        'DELETE FROM loose_objects WHERE id = ?2 AND EXISTS (SELECT 1 FROM images WHERE id = ?1 AND drawing = ?2)'
      )
      .bind(id, key)
  ])
  return updated?.results[0]
}
