import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { AccountCounts } from '#core/saving/account.ts'
import { visibilities } from '#core/saving/document.ts'

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

/** One version of a document, with the document's own columns. `newest` is the number of its newest version. */
export type AccountVersion = z.infer<typeof versionSchema>
export type AccountImage = z.infer<typeof imageSchema>

export async function countAccount(db: D1Database, ownerId: string): Promise<AccountCounts> {
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

/** The maximum size of one query's result, in bytes of JSON and in rows: limits memory at few queries. */
const maxBatch = { bytes: 4 * 1024 * 1024, rows: 500 }

/** Yields every version of every document of an account, including the bin: each document's newest version first. */
export async function* iterateVersions(db: D1Database, ownerId: string): AsyncGenerator<AccountVersion> {
  const statement = db.prepare(
    `SELECT d.id, public_id AS publicId, kind, name, visibility, made_at AS madeAt, deleted_at AS deletedAt,
        key.value ->> 'version' AS version, key.value ->> 'newest' AS newest,
        coalesce(v.saved_at, d.changed_at) AS savedAt, coalesce(v.data, d.data) AS data
      FROM json_each(?2) AS key
        JOIN documents AS d ON d.id = key.value ->> 'id' AND d.owner_id = ?1
        LEFT JOIN versions AS v ON v.document_id = d.id AND v.version = key.value ->> 'version'
      WHERE v.version IS NOT NULL OR d.version = key.value ->> 'version'
      ORDER BY key.key`
  )
  for (const keys of batches(await listKeys(db, ownerId))) {
    const { results } = await statement.bind(ownerId, JSON.stringify(keys)).all()
    for (const row of results) yield versionSchema.parse(row)
  }
}

async function listKeys(db: D1Database, ownerId: string) {
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

/** Splits the keys into batches within `maxBatch`. */
function* batches<Key extends { bytes: number }>(keys: readonly Key[]): Generator<Key[]> {
  let batch: Key[] = []
  let bytes = 0
  for (const key of keys) {
    const isFull = bytes + key.bytes > maxBatch.bytes || batch.length === maxBatch.rows
    if (isFull && batch.length > 0) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(key)
    bytes += key.bytes
  }
  if (batch.length > 0) yield batch
}

/** Up to 100 images of an account whose ids come after `after`, sorted by id. */
export async function listImagesAfter(db: D1Database, ownerId: string, after = ''): Promise<AccountImage[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, type, bytes, width, height, made_at AS madeAt, deleted_at AS deletedAt
        FROM images WHERE owner_id = ? AND id > ? ORDER BY id LIMIT 100`
    )
    .bind(ownerId, after)
    .all()
  return results.map(row => imageSchema.parse(row))
}

/** Deletes all documents of an account with all versions, in one transaction. */
export const deleteAllDocuments = (db: D1Database, ownerId: string) =>
  db.batch([
    db
      .prepare('DELETE FROM versions WHERE document_id IN (SELECT id FROM documents WHERE owner_id = ?)')
      .bind(ownerId),
    db.prepare('DELETE FROM documents WHERE owner_id = ?').bind(ownerId)
  ])
