import type { D1Database } from '@cloudflare/workers-types'
import { foldText } from '#core/character/character-search.ts'
import { limits } from '#core/limits.ts'
import type { ImageSort } from '#core/saving/saved-image.ts'
import { deleteByteCount } from './account-bytes.ts'
import { binCutoff } from './documents.ts'
import { isRunning, type SessionKey } from './sessions.ts'

/** A row of the `images` table. Times in milliseconds since 1970. */
export interface ImageRow {
  id: string
  name: string
  type: string
  bytes: number
  width: number
  height: number
  made_at: number
  deleted_at: number | null
  /** Key of the object with the drawing's file. */
  drawing: string | null
}

/** The columns of an `ImageRow`. */
export const imageColumns = 'id, name, type, bytes, width, height, made_at, deleted_at, drawing'
export const imagesPerPage = 24

const orders = {
  made: 'made_at DESC, id',
  name: 'search, made_at DESC, id',
  size: 'bytes DESC, id'
} as const satisfies Record<ImageSort, string>

export interface ImageQuery {
  owner: string
  /** From 1. */
  page: number
  search: string
  sort: ImageSort
  /** Lists the bin instead of the other images. */
  bin: boolean
  now: number
}

/** One page of an account's images, and the total on all pages. */
export async function listImages(db: D1Database, { owner, page, search, sort, bin, now }: ImageQuery) {
  const where = `FROM images WHERE owner_id = ?1
    AND ${bin ? 'deleted_at > ?2' : 'deleted_at IS NULL AND ?2 IS NOT NULL'}
    AND (?3 = '' OR instr(search, ?3) > 0)`
  const values = [owner, binCutoff(now), foldText(search)]
  const [rows, count] = await Promise.all([
    db
      .prepare(`SELECT ${imageColumns} ${where} ORDER BY ${orders[sort]} LIMIT ?4 OFFSET ?5`)
      .bind(...values, imagesPerPage, (page - 1) * imagesPerPage)
      .all<ImageRow>(),
    db
      .prepare(`SELECT count(*) AS total ${where}`)
      .bind(...values)
      .first<number>('total')
  ])
  return { rows: rows.results, total: count ?? 0 }
}

export const findImage = (db: D1Database, owner: string, id: string) =>
  db
    .prepare(`SELECT ${imageColumns} FROM images WHERE id = ? AND owner_id = ?`)
    .bind(id, owner)
    .first<ImageRow>()

/** Whether an image exists, whoever owns it. Anyone who knows an image's URL may see it, even while it is in the bin. */
export async function imageExists(db: D1Database, id: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 AS found FROM images WHERE id = ?').bind(id).first('found')) === 1
}

/** Whether the account may store another image. Images in the bin count too. */
export async function hasRoomForImage(db: D1Database, owner: string): Promise<boolean> {
  const hasRoom = await db
    .prepare(
      `SELECT count(*) < ?2 AND coalesce((SELECT images FROM account_bytes WHERE owner_id = ?1), 0) < ?3 AS hasRoom
        FROM images WHERE owner_id = ?1`
    )
    .bind(owner, limits.images.count, limits.account.images)
    .first<number>('hasRoom')
  return hasRoom === 1
}

/**
 * Milliseconds for which an id belongs to the upload that has registered it. Two that write the same object at once could
 * store other bytes than the row counts.
 */
export const uploadLease = 15_000

/**
 * Registers a bucket object before it is uploaded. A loose object is one without a row in `images`; it is deleted once it
 * is `due`, so an upload that is interrupted before its row leaves nothing behind. Does nothing when there is an image
 * with this id, when another account has registered it, when another upload has done so within `uploadLease`, or when the
 * session has ended: it might fill a deleted account.
 *
 * @param due Also identifies the upload to `addImage`, since no two can register an id for the same time
 * @returns whether the object is registered
 */
export async function addLooseObject(
  db: D1Database,
  { ownerId, sessionId, startedAt }: SessionKey,
  id: string,
  due: number
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO loose_objects (id, owner_id, due)
       SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM images WHERE id = ?1) AND ${isRunning('?2', '?4', '?5')}
       ON CONFLICT (id) DO UPDATE SET due = ?3 WHERE owner_id = ?2 AND due <= ?3 - ?6`
    )
    .bind(id, ownerId, due, sessionId, startedAt, uploadLease)
    .run()
  return meta.changes > 0
}

/** Ends the lease of an upload that has failed, so that the next one need not wait. */
export const endUploadLease = (db: D1Database, id: string, due: number, now: number) =>
  db.prepare('UPDATE loose_objects SET due = ?3 WHERE id = ?1 AND due = ?2').bind(id, due, now).run()

/**
 * Adds the image row of an object that was registered as `due`. Does nothing when the id is taken, when the account is full, when the
 * account was deleted during the upload, or when another upload has registered the object since.
 */
export const addImage = (
  db: D1Database,
  owner: string,
  row: Omit<ImageRow, 'deleted_at' | 'drawing'>,
  due: number
) =>
  db.batch([
    db
      .prepare(
        `INSERT INTO images (id, owner_id, name, search, type, bytes, width, height, made_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
         WHERE EXISTS (SELECT 1 FROM loose_objects WHERE id = ?1 AND owner_id = ?2 AND due = ?12)
           AND (SELECT count(*) FROM images WHERE owner_id = ?2) < ?10
           AND coalesce((SELECT images FROM account_bytes WHERE owner_id = ?2), 0) + ?6 <= ?11
         ON CONFLICT (id) DO NOTHING`
      )
      .bind(
        row.id,
        owner,
        row.name,
        foldText(row.name),
        row.type,
        row.bytes,
        row.width,
        row.height,
        row.made_at,
        limits.images.count,
        limits.account.images,
        due
      ),
    db
      .prepare('DELETE FROM loose_objects WHERE id = ?1 AND EXISTS (SELECT 1 FROM images WHERE id = ?1)')
      .bind(row.id)
  ])

export const renameImage = (db: D1Database, owner: string, id: string, name: string) =>
  db
    .prepare(`UPDATE images SET name = ?, search = ? WHERE id = ? AND owner_id = ? RETURNING ${imageColumns}`)
    .bind(name, foldText(name), id, owner)
    .first<ImageRow>()

/** Moves an image to the bin. A repeated call keeps the first time. */
export const moveImageToBin = (db: D1Database, owner: string, id: string, now: number) =>
  db
    .prepare(
      `UPDATE images SET deleted_at = coalesce(deleted_at, ?) WHERE id = ? AND owner_id = ? RETURNING ${imageColumns}`
    )
    .bind(now, id, owner)
    .first<ImageRow>()

/** Restores an image from the bin, unless its time there is over. An image outside the bin stays unchanged. */
export const restoreImage = (db: D1Database, owner: string, id: string, now: number) =>
  db
    .prepare(
      `UPDATE images SET deleted_at = NULL
       WHERE id = ? AND owner_id = ? AND coalesce(deleted_at > ?, 1) RETURNING ${imageColumns}`
    )
    .bind(id, owner, binCutoff(now))
    .first<ImageRow>()

/**
 * Deletes an image's row permanently, which makes its objects loose.
 *
 * @returns the keys of its objects; undefined when there is no such image
 */
export async function deleteImage(db: D1Database, owner: string, id: string): Promise<string[] | undefined> {
  const [, deleted] = await deleteRows(db, 'id = ? AND owner_id = ?', [id, owner])
  const row = deleted?.results[0]
  return row && [row.id, ...(row.drawing === null ? [] : [row.drawing])]
}

/** Deletes the image rows of all accounts whose time in the bin is over. */
export const deleteExpiredImages = (db: D1Database, now: number) =>
  deleteRows(db, 'deleted_at <= ?', [binCutoff(now)])

/** Deletes all image rows of an account, and makes its running uploads fail. */
export const deleteAllImages = (db: D1Database, owner: string) =>
  db.batch([
    ...deleteStatements(db, 'owner_id = ?', [owner]),
    // The object of a content that is being moved, or of a drawing, stays registered, since it may be written after this.
    db.prepare("UPDATE loose_objects SET due = 0 WHERE owner_id = ? AND id NOT GLOB '*/*'").bind(owner),
    deleteByteCount(db, owner)
  ])

const deleteRows = (db: D1Database, condition: string, values: (string | number)[]) =>
  db.batch<Pick<ImageRow, 'id' | 'drawing'>>(deleteStatements(db, condition, values))

/** Statements that delete image rows and register their objects as loose; those of drawings are registered by a trigger. */
const deleteStatements = (db: D1Database, condition: string, values: (string | number)[]) => [
  db
    .prepare(
      `INSERT INTO loose_objects (id, owner_id, due) SELECT id, owner_id, 0 FROM images WHERE ${condition}
       ON CONFLICT (id) DO UPDATE SET due = 0`
    )
    .bind(...values),
  db.prepare(`DELETE FROM images WHERE ${condition} RETURNING id, drawing`).bind(...values)
]

/** The ids of loose objects to delete, at most as many as the bucket deletes in one call. */
export async function listDueLooseObjects(db: D1Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM loose_objects WHERE due <= ? LIMIT 1000')
    .bind(now)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Unregisters loose objects after their deletion. */
export const removeLooseObjects = (db: D1Database, ids: readonly string[], now: number) =>
  db
    .prepare('DELETE FROM loose_objects WHERE due <= ? AND id IN (SELECT value FROM json_each(?))')
    .bind(now, JSON.stringify(ids))
    .run()
