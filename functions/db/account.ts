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

const documentSchema = z.object({
  id: z.string(),
  publicId: z.string(),
  kind: z.enum(['script', 'character']),
  name: z.string(),
  visibility: z.enum(visibilities),
  version: z.number(),
  madeAt: z.number(),
  changedAt: z.number(),
  deletedAt: z.number().nullable(),
  data: z.string()
})
const versionSchema = z.object({ version: z.number(), savedAt: z.number(), data: z.string() })
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

export type AccountDocument = z.infer<typeof documentSchema>
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

/** Every document of theirs, the bin's too, one in memory at a time. */
export async function* everyDocument(db: D1Database, ownerId: string): AsyncGenerator<AccountDocument> {
  const next = db.prepare(
    `SELECT id, public_id AS publicId, kind, name, visibility, version, made_at AS madeAt,
        changed_at AS changedAt, deleted_at AS deletedAt, data
      FROM documents WHERE owner_id = ? AND id > ? ORDER BY id LIMIT 1`
  )
  for (let last = ''; ; ) {
    const row = await next.bind(ownerId, last).first()
    if (row === null) return
    const document = documentSchema.parse(row)
    yield document
    last = document.id
  }
}

/** The earlier versions of a document, newest first, one in memory at a time. */
export async function* everyVersion(db: D1Database, ownerId: string, documentId: string) {
  const next = db.prepare(
    `SELECT version, saved_at AS savedAt, data FROM versions
      WHERE document_id = (SELECT id FROM documents WHERE id = ?1 AND owner_id = ?2) AND version < ?3
      ORDER BY version DESC LIMIT 1`
  )
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const row = await next.bind(documentId, ownerId, before).first()
    if (row === null) return
    const version = versionSchema.parse(row)
    yield version
    before = version.version
  }
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

export const forgetImages = (db: D1Database, ownerId: string, ids: readonly string[]) =>
  db
    .prepare('DELETE FROM images WHERE owner_id = ?1 AND id IN (SELECT value FROM json_each(?2))')
    .bind(ownerId, JSON.stringify(ids))
    .run()

/** Their documents with all versions, in one transaction. */
export const forgetDocuments = (db: D1Database, ownerId: string) =>
  db.batch([
    db
      .prepare('DELETE FROM versions WHERE document_id IN (SELECT id FROM documents WHERE owner_id = ?)')
      .bind(ownerId),
    db.prepare('DELETE FROM documents WHERE owner_id = ?').bind(ownerId)
  ])
