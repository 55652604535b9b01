import type { D1Database } from '@cloudflare/workers-types'
import { limits } from '#core/limits.ts'
import type { ImageSort } from '#core/saved-image.ts'
import { foldText } from '#core/search.ts'
import { userImagePath } from '#routes/worker.ts'

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
  bin: boolean
}

/** One page of somebody's images, and how many there are in all. */
export async function listImages(db: D1Database, { owner, page, search, sort, bin }: ImageQuery) {
  const where =
    "FROM images WHERE owner_id = ?1 AND (deleted_at IS NOT NULL) = ?2 AND (?3 = '' OR instr(search, ?3) > 0)"
  const values = [owner, bin ? 1 : 0, foldText(search)]
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

/** Does nothing for an id that is taken, or when there is no room any more. */
export const addImage = (db: D1Database, owner: string, row: Omit<ImageRow, 'deleted_at'>) =>
  db
    .prepare(
      `INSERT INTO images (id, owner_id, name, search, type, bytes, width, height, made_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
       WHERE (SELECT count(*) FROM images WHERE owner_id = ?2) < ?10
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
    )
    .run()

export const renameImage = (db: D1Database, owner: string, id: string, name: string) =>
  db
    .prepare(`UPDATE images SET name = ?, search = ? WHERE id = ? AND owner_id = ? RETURNING ${columns}`)
    .bind(name, foldText(name), id, owner)
    .first<ImageRow>()

/** Puts an image into the bin, where it keeps its first day, or takes it out again. */
export const binImage = (db: D1Database, owner: string, id: string, since: number | null) =>
  db
    .prepare(
      `UPDATE images SET deleted_at = iif(?1 IS NULL, NULL, coalesce(deleted_at, ?1))
       WHERE id = ?2 AND owner_id = ?3 RETURNING ${columns}`
    )
    .bind(since, id, owner)
    .first<ImageRow>()

/** Forgets an image for good; its object goes after it. */
export const forgetImage = (db: D1Database, owner: string, id: string) =>
  db.prepare('DELETE FROM images WHERE id = ? AND owner_id = ? RETURNING id').bind(id, owner).first('id')

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
