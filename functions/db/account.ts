import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { limits } from '#core/limits.ts'
import type { AccountCounts } from '#core/saving/account.ts'
import { visibilities } from '#core/saving/document.ts'
import { deleteByteCount, readAccountBytes } from './account-bytes.ts'
import { type ContentPlace, contentPlaces, toContentPlace } from './versions.ts'

const countsSchema = z.object({
  scripts: z.number(),
  characters: z.number(),
  images: z.number(),
  games: z.number(),
  bin: z.number()
})
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
  savedAt: z.number()
})
const imageSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  madeAt: z.number(),
  deletedAt: z.number().nullable(),
  /** Key of the object with its drawing. */
  drawing: z.string().nullable()
})

/** One version of a document, with the document's own columns. `newest` is the number of its newest version. */
export interface AccountVersion extends z.infer<typeof versionSchema> {
  place: ContentPlace
}
type VersionKey = z.infer<typeof keySchema>
export type AccountImage = z.infer<typeof imageSchema>

export async function countAccount(db: D1Database, ownerId: string): Promise<AccountCounts> {
  const { documents, versions, images } = await readAccountBytes(db, ownerId)
  const row = await db
    .prepare(
      `SELECT
        (SELECT count(*) FROM documents WHERE owner_id = ?1 AND kind = 'script' AND deleted_at IS NULL) AS scripts,
        (SELECT count(*) FROM documents WHERE owner_id = ?1 AND kind = 'character' AND deleted_at IS NULL) AS characters,
        (SELECT count(*) FROM images WHERE owner_id = ?1 AND deleted_at IS NULL) AS images,
        (SELECT count(*) FROM games WHERE owner_id = ?1) AS games,
        (SELECT count(*) FROM documents WHERE owner_id = ?1 AND deleted_at IS NOT NULL)
          + (SELECT count(*) FROM images WHERE owner_id = ?1 AND deleted_at IS NOT NULL) AS bin`
    )
    .bind(ownerId)
    .first()
  return {
    ...countsSchema.parse(row),
    bytes: {
      documents: { used: documents + versions, limit: limits.account.documents },
      images: { used: images, limit: limits.account.images }
    }
  }
}

/** The maximum size of one query's result, in bytes of content and in rows: limits memory at few queries. */
const maxBatch = { bytes: 4 * 1024 * 1024, rows: 500 }

/** Yields the versions of an account's documents with these keys, in their order. */
export async function* iterateVersions(
  db: D1Database,
  ownerId: string,
  keys: readonly VersionKey[]
): AsyncGenerator<AccountVersion> {
  const statement = db.prepare(
    `SELECT d.id, public_id AS publicId, kind, name, visibility, made_at AS madeAt, deleted_at AS deletedAt,
        key.value ->> 'version' AS version, key.value ->> 'newest' AS newest,
        coalesce(earlier.saved_at, d.changed_at) AS savedAt,
        CASE WHEN earlier.version IS NULL THEN d.data ELSE versions.data END AS plain,
        contents.data AS data, contents.object AS object
      FROM json_each(?2) AS key
        JOIN documents AS d ON d.id = key.value ->> 'id' AND d.owner_id = ?1
        LEFT JOIN earlier_versions AS earlier
          ON earlier.document_id = d.id AND earlier.version = key.value ->> 'version' ${contentPlaces}
      WHERE earlier.version IS NOT NULL OR d.version = key.value ->> 'version'
      ORDER BY key.key`
  )
  for (const batch of batches(keys)) {
    const { results } = await statement.bind(ownerId, JSON.stringify(batch)).all()
    for (const row of results) yield { ...versionSchema.parse(row), place: toContentPlace(row) }
  }
}

/** The keys of every version of every document of an account, including the bin: each document's newest version first. */
export async function listVersionKeys(db: D1Database, ownerId: string): Promise<VersionKey[]> {
  const { results } = await db
    .prepare(
      `SELECT id, version, version AS newest, octet_length(data) AS bytes FROM documents WHERE owner_id = ?1
        UNION ALL
        SELECT d.id, earlier.version, d.version, coalesce(octet_length(versions.data), contents.bytes)
          FROM documents AS d JOIN earlier_versions AS earlier ON earlier.document_id = d.id ${contentPlaces}
          WHERE d.owner_id = ?1
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

/** All images of an account, including the bin, sorted by id. */
export async function listAllImages(db: D1Database, ownerId: string): Promise<AccountImage[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, type, bytes, width, height, made_at AS madeAt, deleted_at AS deletedAt, drawing
        FROM images WHERE owner_id = ? ORDER BY id`
    )
    .bind(ownerId)
    .all()
  return results.map(row => imageSchema.parse(row))
}

/** Deletes all documents of an account with all versions, and all games, in one transaction. */
export const deleteAllDocuments = (db: D1Database, ownerId: string) =>
  db.batch([
    db.prepare('DELETE FROM documents WHERE owner_id = ?').bind(ownerId),
    db.prepare('DELETE FROM games WHERE owner_id = ?').bind(ownerId),
    deleteByteCount(db, ownerId)
  ])
