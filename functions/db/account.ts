import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { visibilities } from '#core/saved.ts'

/** How much is kept for somebody; what lies in the bin is counted apart. */
export interface AccountCounts {
  scripts: number
  characters: number
  images: number
  bin: number
}

const keySchema = z.object({ id: z.string(), version: z.number(), newest: z.number(), bytes: z.number() })
const versionSchema = z.object({
  id: z.string(),
  publicId: z.string(),
  kind: z.enum(['script', 'character']),
  name: z.string(),
  visibility: z.enum(visibilities),
  madeAt: z.number(),
  deletedAt: z.number().nullable(),
  version: z.number(),
  newest: z.number(),
  savedAt: z.number(),
  data: z.string()
})
const imageSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  madeAt: z.number(),
  deletedAt: z.number().nullable()
})

/** One version of a document, with what holds for the document; `newest` is the number of its newest version. */
export type AccountVersion = z.infer<typeof versionSchema>
export type AccountImage = z.infer<typeof imageSchema>

export async function countAll(db: D1Database, ownerId: string): Promise<AccountCounts> {
  const row = await db
    .prepare(
      `SELECT
        (SELECT count(*) FROM documents WHERE owner_id = ?1 AND kind = 'script' AND deleted_at IS NULL) AS scripts,
        (SELECT count(*) FROM documents WHERE owner_id = ?1 AND kind = 'character' AND deleted_at IS NULL) AS characters,
        (SELECT count(*) FROM images WHERE owner_id = ?1 AND deleted_at IS NULL) AS images,
        (SELECT count(*) FROM documents WHERE owner_id = ?1 AND deleted_at IS NOT NULL)
          + (SELECT count(*) FROM images WHERE owner_id = ?1 AND deleted_at IS NOT NULL) AS bin`
    )
    .bind(ownerId)
    .first<AccountCounts>()
  return row ?? { scripts: 0, characters: 0, images: 0, bin: 0 }
}

/** What one answer of the database holds, in bytes of JSON and in rows: little memory, and few questions. */
const most = { bytes: 4 * 1024 * 1024, rows: 500 }

/** Every version of every document of theirs, the bin's too: a document's newest first, then its earlier ones. */
export async function* everyVersion(db: D1Database, ownerId: string): AsyncGenerator<AccountVersion> {
  const some = db.prepare(
    `SELECT d.id, public_id AS publicId, kind, name, visibility, made_at AS madeAt, deleted_at AS deletedAt,
        key.value ->> 'version' AS version, key.value ->> 'newest' AS newest,
        coalesce(v.saved_at, d.changed_at) AS savedAt, coalesce(v.data, d.data) AS data
      FROM json_each(?2) AS key
        JOIN documents AS d ON d.id = key.value ->> 'id' AND d.owner_id = ?1
        LEFT JOIN versions AS v ON v.document_id = d.id AND v.version = key.value ->> 'version'
      WHERE v.version IS NOT NULL OR d.version = key.value ->> 'version'
      ORDER BY key.key`
  )
  for (const keys of portions(await keysOf(db, ownerId))) {
    const { results } = await some.bind(ownerId, JSON.stringify(keys)).all()
    for (const row of results) yield versionSchema.parse(row)
  }
}

async function keysOf(db: D1Database, ownerId: string) {
  const { results } = await db
    .prepare(
      `SELECT id, version, version AS newest, length(data) AS bytes FROM documents WHERE owner_id = ?1
        UNION ALL
        SELECT d.id, v.version, d.version, length(v.data) FROM documents AS d
          JOIN versions AS v ON v.document_id = d.id WHERE d.owner_id = ?1
        ORDER BY 1, 2 DESC`
    )
    .bind(ownerId)
    .all()
  return results.map(row => keySchema.parse(row))
}

function* portions<Key extends { bytes: number }>(keys: readonly Key[]): Generator<Key[]> {
  let portion: Key[] = []
  let bytes = 0
  for (const key of keys) {
    const isFull = bytes + key.bytes > most.bytes || portion.length === most.rows
    if (isFull && portion.length > 0) {
      yield portion
      portion = []
      bytes = 0
    }
    portion.push(key)
    bytes += key.bytes
  }
  if (portion.length > 0) yield portion
}

/** A few of their images at a time, from after an id. */
export async function someImages(db: D1Database, ownerId: string, after = ''): Promise<AccountImage[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, type, bytes, width, height, made_at AS madeAt, deleted_at AS deletedAt
        FROM images WHERE owner_id = ? AND id > ? ORDER BY id LIMIT 100`
    )
    .bind(ownerId, after)
    .all()
  return results.map(row => imageSchema.parse(row))
}

/** Their documents with all versions, in one transaction. */
export const forgetDocuments = (db: D1Database, ownerId: string) =>
  db.batch([
    db
      .prepare('DELETE FROM versions WHERE document_id IN (SELECT id FROM documents WHERE owner_id = ?)')
      .bind(ownerId),
    db.prepare('DELETE FROM documents WHERE owner_id = ?').bind(ownerId)
  ])
