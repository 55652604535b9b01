import type { D1Database } from '@cloudflare/workers-types'
import { limits } from '#core/limits.ts'
import type { ImageSort } from '#core/saved-image.ts'
import { foldText } from '#core/search.ts'
import { userImagePath } from '#routes/worker.ts'
import { binEnd } from './documents.ts'

/** An image as its table holds it; times in milliseconds. */
export interface ImageRow {
  id: string
  name: string
  type: string
  bytes: number
  width: number
  height: number
  made_at: number
  deleted_at: number | null
}

/** What shows an image: a saved script or character of the same owner. */
export interface ImageUse {
  image: string
  kind: 'script' | 'character'
  id: string
  name: string
}

const columns = 'id, name, type, bytes, width, height, made_at, deleted_at'
export const imagesOfPage = 24

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
  /** What lies in the bin, in place of the others. */
  bin: boolean
  now: number
}

/** One page of somebody's images, and how many there are in all. */
export async function listImages(db: D1Database, { owner, page, search, sort, bin, now }: ImageQuery) {
  const where = `FROM images WHERE owner_id = ?1
    AND ${bin ? 'deleted_at > ?2' : 'deleted_at IS NULL AND ?2 IS NOT NULL'}
    AND (?3 = '' OR instr(search, ?3) > 0)`
  const values = [owner, binEnd(now), foldText(search)]
  const [rows, count] = await Promise.all([
    db
      .prepare(`SELECT ${columns} ${where} ORDER BY ${orders[sort]} LIMIT ?4 OFFSET ?5`)
      .bind(...values, imagesOfPage, (page - 1) * imagesOfPage)
      .all<ImageRow>(),
    db
      .prepare(`SELECT count(*) AS total ${where}`)
      .bind(...values)
      .first<number>('total')
  ])
  return { rows: rows.results, total: count ?? 0 }
}

export const readImage = (db: D1Database, owner: string, id: string) =>
  db.prepare(`SELECT ${columns} FROM images WHERE id = ? AND owner_id = ?`).bind(id, owner).first<ImageRow>()

/** Whether there is an image of anybody's: whoever knows its address may see it, also while it is in the bin. */
export async function isImage(db: D1Database, id: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 AS found FROM images WHERE id = ?').bind(id).first('found')) === 1
}

/** Those in the bin count: they are kept as long. */
export async function hasRoom(db: D1Database, owner: string): Promise<boolean> {
  const count = await db
    .prepare('SELECT count(*) AS count FROM images WHERE owner_id = ?')
    .bind(owner)
    .first<number>('count')
  return (count ?? 0) < limits.images.count
}

/**
 * Says that an object is about to be put, before it is: were the upload cut off before its row, the object would be
 * nobody's, and is deleted once it is `due`.
 */
export const expectObject = (db: D1Database, owner: string, id: string, due: number) =>
  db
    .prepare(
      `INSERT INTO loose_objects (id, owner_id, due)
       SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM images WHERE id = ?1)
       ON CONFLICT (id) DO UPDATE SET due = ?3`
    )
    .bind(id, owner, due)
    .run()

/**
 * Gives an expected object its row. Does nothing for an id that is taken, when there is no room any more, and when the
 * account was deleted meanwhile and the object with it.
 */
export const addImage = (db: D1Database, owner: string, row: Omit<ImageRow, 'deleted_at'>) =>
  db.batch([
    db
      .prepare(
        `INSERT INTO images (id, owner_id, name, search, type, bytes, width, height, made_at)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
         WHERE EXISTS (SELECT 1 FROM loose_objects WHERE id = ?1 AND owner_id = ?2 AND due > ?9)
           AND (SELECT count(*) FROM images WHERE owner_id = ?2) < ?10
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
        limits.images.count
      ),
    db
      .prepare('DELETE FROM loose_objects WHERE id = ?1 AND EXISTS (SELECT 1 FROM images WHERE id = ?1)')
      .bind(row.id)
  ])

export const renameImage = (db: D1Database, owner: string, id: string, name: string) =>
  db
    .prepare(`UPDATE images SET name = ?, search = ? WHERE id = ? AND owner_id = ? RETURNING ${columns}`)
    .bind(name, foldText(name), id, owner)
    .first<ImageRow>()

/** Puts an image into the bin, where it keeps its first day. */
export const binImage = (db: D1Database, owner: string, id: string, now: number) =>
  db
    .prepare(
      `UPDATE images SET deleted_at = coalesce(deleted_at, ?) WHERE id = ? AND owner_id = ? RETURNING ${columns}`
    )
    .bind(now, id, owner)
    .first<ImageRow>()

/** Takes an image out of the bin, unless its days there are over; one that is in no bin stays as it is. */
export const returnImage = (db: D1Database, owner: string, id: string, now: number) =>
  db
    .prepare(
      `UPDATE images SET deleted_at = NULL
       WHERE id = ? AND owner_id = ? AND coalesce(deleted_at > ?, 1) RETURNING ${columns}`
    )
    .bind(id, owner, binEnd(now))
    .first<ImageRow>()

/** Forgets an image for good; its object is nobody's from then on. False when there is no such image. */
export async function forgetImage(db: D1Database, owner: string, id: string): Promise<boolean> {
  const [, deleted] = await forget(db, 'id = ? AND owner_id = ?', [id, owner])
  return deleted?.meta.changes === 1
}

/** Forgets, of everybody, what has lain in the bin for its days. */
export const forgetBinned = (db: D1Database, now: number) => forget(db, 'deleted_at <= ?', [binEnd(now)])

/** Forgets all images of an account, and has what is still on its way come to nothing. */
export const forgetImages = (db: D1Database, owner: string) =>
  db.batch([
    ...forgetting(db, 'owner_id = ?', [owner]),
    db.prepare('UPDATE loose_objects SET due = 0 WHERE owner_id = ?').bind(owner)
  ])

const forget = (db: D1Database, which: string, values: (string | number)[]) =>
  db.batch(forgetting(db, which, values))

const forgetting = (db: D1Database, which: string, values: (string | number)[]) => [
  db
    .prepare(
      `INSERT INTO loose_objects (id, owner_id, due) SELECT id, owner_id, 0 FROM images WHERE ${which}
       ON CONFLICT (id) DO UPDATE SET due = 0`
    )
    .bind(...values),
  db.prepare(`DELETE FROM images WHERE ${which}`).bind(...values)
]

/** Objects that are nobody's: as many as the bucket deletes at once. */
export async function dueObjects(db: D1Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM loose_objects WHERE due <= ? LIMIT 1000')
    .bind(now)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** These objects are there no more. */
export const settleObjects = (db: D1Database, ids: readonly string[], now: number) =>
  db
    .prepare('DELETE FROM loose_objects WHERE due <= ? AND id IN (SELECT value FROM json_each(?))')
    .bind(now, JSON.stringify(ids))
    .run()

/** The saved scripts and characters of the owner in which the addresses of these images stand. */
export async function usesOfImages(db: D1Database, owner: string, ids: readonly string[]) {
  const { results } = await db
    .prepare(
      `SELECT image.value AS image, documents.kind, documents.id, documents.name
       FROM json_each(?1) AS image JOIN documents
       ON instr(documents.data, ?3 || image.value) > 0
       WHERE documents.owner_id = ?2 AND documents.deleted_at IS NULL ORDER BY documents.name`
    )
    .bind(JSON.stringify(ids), owner, userImagePath(''))
    .all<ImageUse>()
  return results
}
