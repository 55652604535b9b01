import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'

/** The content of an earlier version, ready to be stored. */
export interface CompressedContent {
  /** SHA-256 of the JSON, as hex digits. */
  hash: string
  /** The JSON, compressed by gzip. */
  data: Uint8Array<ArrayBuffer>
}

/** A stored content that isn't in the bucket yet. */
export interface UnmovedContent {
  ownerId: string
  hash: string
  data: number[]
}

const unmovedSchema = z.object({ ownerId: z.string(), hash: z.string(), data: z.array(z.number()) })
const plainSchema = z.object({
  documentId: z.string(),
  version: z.number(),
  ownerId: z.string(),
  plain: z.string()
})

/** An earlier version whose content is stored uncompressed, as all were before migration 0004. */
export type PlainVersion = z.infer<typeof plainSchema>

/** The maximum of contents that are moved together, in number and bytes: limits memory and queries. */
const maxMoved = { count: 20, bytes: 1024 * 1024 }

/** A few contents that aren't in the bucket yet, of one account or of any. */
export async function listUnmovedContents(db: D1Database, ownerId?: string): Promise<UnmovedContent[]> {
  const { results } = await db
    .prepare(
      `SELECT ownerId, hash, data FROM (
        SELECT owner_id AS ownerId, hash, data, sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) - bytes AS before
        FROM (SELECT * FROM contents WHERE data IS NOT NULL ${ownerId === undefined ? '' : 'AND owner_id = ?3'} LIMIT ?1)
      ) WHERE before < ?2`
    )
    .bind(maxMoved.count, maxMoved.bytes, ...(ownerId === undefined ? [] : [ownerId]))
    .all()
  return results.map(row => unmovedSchema.parse(row))
}

/** A content and the key of its object in the bucket. */
export interface Move extends Pick<UnmovedContent, 'ownerId' | 'hash'> {
  object: string
}

/** Registers bucket objects as loose before they are written, so that an interruption leaves none behind. */
export const registerMoves = (db: D1Database, moves: readonly Move[], due: number) =>
  db
    .prepare(
      `INSERT INTO loose_objects (id, owner_id, due)
        SELECT value ->> 'object', value ->> 'ownerId', ?2 FROM json_each(?1)`
    )
    .bind(JSON.stringify(moves), due)
    .run()

/**
 * Replaces the bytes of contents by the keys of their bucket objects. In the same transaction, these objects are no
 * longer loose. An object stays loose when its content is gone or has moved already, or when it is due for deletion.
 */
export const recordMoves = (db: D1Database, moves: readonly Move[], now: number) =>
  db.batch([
    db
      .prepare(
        `UPDATE contents SET data = NULL, object = move.value ->> 'object'
          FROM json_each(?1) AS move
          WHERE owner_id = move.value ->> 'ownerId' AND hash = move.value ->> 'hash' AND data IS NOT NULL
            AND EXISTS (SELECT 1 FROM loose_objects WHERE id = move.value ->> 'object' AND due > ?2)`
      )
      .bind(JSON.stringify(moves), now),
    db
      .prepare(
        `DELETE FROM loose_objects WHERE id IN (
          SELECT object FROM json_each(?1) AS move JOIN contents
            ON owner_id = move.value ->> 'ownerId' AND hash = move.value ->> 'hash'
          WHERE object = move.value ->> 'object')`
      )
      .bind(JSON.stringify(moves))
  ])

/** An earlier version with an uncompressed content; undefined when there are none. */
export async function findPlainVersion(db: D1Database): Promise<PlainVersion | undefined> {
  const row = await db
    .prepare(
      `SELECT document_id AS documentId, version, owner_id AS ownerId, data AS plain
        FROM earlier_versions JOIN versions USING (document_id, version) WHERE hash IS NULL LIMIT 1`
    )
    .first()
  return row === null ? undefined : plainSchema.parse(row)
}

/** Replaces the uncompressed content of an earlier version by its compressed one. Nothing changes when it is gone. */
export function replacePlainContent(
  db: D1Database,
  { documentId, version, ownerId }: PlainVersion,
  { hash, data }: CompressedContent
) {
  const isPlain = 'document_id = ?1 AND version = ?2'
  return db.batch([
    db
      .prepare(
        `INSERT INTO contents (owner_id, hash, bytes, data) SELECT ?3, ?4, ?5, ?6 FROM versions WHERE ${isPlain}
          ON CONFLICT (owner_id, hash) DO NOTHING`
      )
      .bind(documentId, version, ownerId, hash, data.byteLength, data),
    db
      .prepare(
        `UPDATE earlier_versions SET hash = ?3 WHERE ${isPlain}
          AND EXISTS (SELECT 1 FROM versions WHERE ${isPlain})`
      )
      .bind(documentId, version, hash),
    db.prepare(`DELETE FROM versions WHERE ${isPlain}`).bind(documentId, version)
  ])
}
