import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { foldText } from '#core/character/character-search.ts'
import { limits } from '#core/limits.ts'
import { type DocumentInfo, type documentSorts, visibilities } from '#core/saving/document.ts'
import type { DocumentKind } from '../documents/document-kinds.ts'

/** The owner and kind of documents. Every statement filters by both. */
export interface DocumentScope {
  ownerId: string
  kind: DocumentKind<never, unknown>['name']
}

/** A document as stored in the database. `data` is its content as JSON. */
export interface StoredDocument {
  info: DocumentInfo
  saveId: string
  data: string
}

export interface ListRequest {
  page: number
  search: string
  sort: (typeof documentSorts)[number]
  /** Lists the bin instead of the other documents. */
  bin: boolean
}

/** The columns that `toDocumentInfo` reads. */
export const infoColumns = `id, public_id AS publicId, name, visibility, version,
  made_at AS madeAt, changed_at AS changedAt, deleted_at AS deletedAt`

const infoSchema = z.object({
  id: z.string(),
  publicId: z.string(),
  name: z.string(),
  visibility: z.enum(visibilities),
  version: z.number(),
  madeAt: z.number(),
  changedAt: z.number(),
  deletedAt: z.number().nullable()
})

const documentSchema = infoSchema.extend({ saveId: z.string(), data: z.string() })
const rowSchema = infoSchema.extend({ summary: z.string() })
const totalSchema = z.object({ total: z.number() })

/** Converts a row with the `infoColumns`. */
export function toDocumentInfo(row: unknown): DocumentInfo {
  const { deletedAt, ...info } = infoSchema.parse(row)
  return deletedAt === null ? info : { ...info, deletedAt }
}

/** Documents and images deleted before this time count as gone, even if their rows still exist. */
export const binCutoff = (now: number) => now - limits.binDays * 24 * 3600 * 1000

/** Finds a document, inside or outside the bin. */
export async function findDocument(
  db: D1Database,
  { ownerId, kind }: DocumentScope,
  id: string
): Promise<StoredDocument | undefined> {
  const row = await db
    .prepare(
      `SELECT ${infoColumns}, save_id AS saveId, data FROM documents
        WHERE id = ?1 AND owner_id = ?2 AND kind = ?3`
    )
    .bind(id, ownerId, kind)
    .first()
  if (row === null) return undefined
  const { saveId, data } = documentSchema.parse(row)
  return { info: toDocumentInfo(row), saveId, data }
}

/** Finds a document's info without its content, outside the bin or in it; undefined once its time in the bin is over. */
export async function findInfo(db: D1Database, { ownerId, kind }: DocumentScope, id: string, now: number) {
  const row = await db
    .prepare(
      `SELECT ${infoColumns} FROM documents WHERE id = ?1 AND owner_id = ?2 AND kind = ?3
        AND (deleted_at IS NULL OR deleted_at > ?4)`
    )
    .bind(id, ownerId, kind, binCutoff(now))
    .first()
  return row === null ? undefined : toDocumentInfo(row)
}

/**
 * One page of an account's documents with their summaries, and the total on all pages. Every word of the search must be
 * in the folded search text; a search without letters and digits is matched against the name as it is. Uses `instr`,
 * since LIKE treats % and _ as wildcards and D1 limits its patterns to 50 bytes.
 */
export async function listDocuments(
  db: D1Database,
  { ownerId, kind }: DocumentScope,
  request: ListRequest & { now: number; summarySql: string }
) {
  const { page, search, sort, bin, now, summarySql } = request
  const folded = foldText(search)
  const words = JSON.stringify(folded ? folded.split(' ') : [])
  const raw = folded ? '' : search.trim()
  const from = `FROM documents WHERE owner_id = ?1 AND kind = ?2
    AND ${bin ? 'deleted_at > ?5' : 'deleted_at IS NULL AND ?5 IS NOT NULL'}
    AND NOT EXISTS (SELECT 1 FROM json_each(?3) AS word WHERE instr(search, word.value) = 0)
    AND (?4 = '' OR instr(name, ?4) > 0)`
  const values = [ownerId, kind, words, raw, binCutoff(now)]
  const [count, rows] = await db.batch([
    db.prepare(`SELECT count(*) AS total ${from}`).bind(...values),
    db
      .prepare(
        `SELECT ${infoColumns}, ${summarySql} AS summary ${from} ORDER BY ${orders[sort]} LIMIT ?6 OFFSET ?7`
      )
      .bind(...values, limits.documents.page, (page - 1) * limits.documents.page)
  ])
  const { total } = totalSchema.parse(count?.results[0])
  const items = (rows?.results ?? []).map(row => {
    const summary: unknown = JSON.parse(rowSchema.parse(row).summary)
    return { info: toDocumentInfo(row), summary }
  })
  return { items, total }
}

const orders = {
  changed: 'changed_at DESC, id',
  name: 'search, name, id',
  made: 'made_at DESC, id'
} as const satisfies Record<ListRequest['sort'], string>
