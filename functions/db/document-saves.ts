import type { D1Database } from '@cloudflare/workers-types'
import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import { ok, refuse } from '#core/result.ts'
import type { SavedMark, Visibility } from '#core/saved.ts'
import { binEnd, findDocument, markColumns, type Owned, readMark, type StoredDocument } from './documents.ts'

/** One save: the whole document as it is to be, made ready. */
export interface Save {
  id: string
  /** Names this save, however often it is sent. */
  saveId: string
  /** The version last seen by who saves; 0 for a new document. */
  version: number
  data: string
  name: string
  search: string
  now: number
}

/** What becomes of a save: its mark, or why there is none; then nothing was written. */
export type SaveOutcome =
  | { ok: true; value: SavedMark }
  | { ok: false; code: 'missing' | 'full' }
  /** Somebody saved since; or the last save had this very id, and another content. */
  | { ok: false; code: 'conflict' | 'reused'; theirs: StoredDocument }

/**
 * Saves a document whole. What was there becomes an earlier version in the same transaction, and of those the last
 * ones are kept. Repeating a save, or saving what is there already, writes nothing.
 *
 * @param most how many documents of the kind an account holds
 */
export async function saveDocument(
  db: D1Database,
  owned: Owned,
  save: Save,
  most: number
): Promise<SaveOutcome> {
  // Whoever came between the look and the write is seen by the next look.
  for (let tries = 0; tries < 4; tries++) {
    const held = await findDocument(db, owned, save.id)
    const outcome = held ? await saveOver(db, owned, save, held) : await saveNew(db, owned, save, most)
    if (outcome) return outcome
  }
  throw new Error(`Others came between every attempt to save ${save.id}`)
}

async function saveOver(
  db: D1Database,
  { ownerId, kind }: Owned,
  save: Save,
  held: StoredDocument
): Promise<SaveOutcome | undefined> {
  const { mark, saveId, data } = held
  if (mark.deletedAt !== undefined) return refuse('missing')
  if (data === save.data) return ok(mark)
  // Repeated, a content may have its keys in another order.
  if (saveId === save.saveId)
    return isEqual(JSON.parse(data), JSON.parse(save.data))
      ? ok(mark)
      : { ok: false, code: 'reused', theirs: held }
  if (mark.version !== save.version) return { ok: false, code: 'conflict', theirs: held }
  const which = [save.id, ownerId, kind, save.version]
  const [, updated] = await db.batch([
    db
      .prepare(
        `INSERT INTO versions (document_id, version, data, saved_at)
          SELECT id, version, data, changed_at FROM documents WHERE ${untouched}`
      )
      .bind(...which),
    db
      .prepare(
        `UPDATE documents SET data = ?5, name = ?6, search = ?7, save_id = ?8, changed_at = ?9,
          version = version + 1 WHERE ${untouched} RETURNING ${markColumns}`
      )
      .bind(...which, save.data, save.name, save.search, save.saveId, save.now),
    db
      .prepare(
        `DELETE FROM versions WHERE document_id = ?1 AND version <
          (SELECT version FROM documents WHERE id = ?1 AND owner_id = ?2) - ?3`
      )
      .bind(save.id, ownerId, limits.saved.versions)
  ])
  const row = updated?.results[0]
  return row ? ok(readMark(row)) : undefined
}

const untouched = 'id = ?1 AND owner_id = ?2 AND kind = ?3 AND version = ?4 AND deleted_at IS NULL'

async function saveNew(
  db: D1Database,
  { ownerId, kind }: Owned,
  save: Save,
  most: number
): Promise<SaveOutcome | undefined> {
  if (save.version !== 0) return refuse('missing')
  const row = await db
    .prepare(
      `INSERT INTO documents (id, owner_id, kind, data, name, search, save_id, made_at, changed_at)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8 WHERE ${hasRoom('?2', '?3', '?9')}
        ON CONFLICT (id) DO NOTHING RETURNING ${markColumns}`
    )
    .bind(save.id, ownerId, kind, save.data, save.name, save.search, save.saveId, save.now, most)
    .first()
  if (row) return ok(readMark(row))
  const taken = await db
    .prepare('SELECT owner_id = ?2 AND kind = ?3 AS theirs FROM documents WHERE id = ?1')
    .bind(save.id, ownerId, kind)
    .first<number>('theirs')
  if (taken === null) return refuse('full')
  return taken === 1 ? undefined : refuse('missing')
}

/** SQL for whether there is room for one more: among those in use, and with the bin for twice as many. */
const hasRoom = (owner: string, kind: string, most: string) =>
  `(SELECT count(*) < 2 * ${most} AND count(*) - count(deleted_at) < ${most}
    FROM documents WHERE owner_id = ${owner} AND kind = ${kind})`

/**
 * Sets who may see a document. What others see begins with the version that was first shown to them; taken back, they
 * see nothing.
 */
export function setVisibility(db: D1Database, owned: Owned, id: string, visibility: Visibility) {
  const change = `visibility = ?4, shown_from = CASE
    WHEN ?4 = 'private' THEN NULL WHEN visibility = 'private' THEN version ELSE shown_from END`
  return updateMark(db, owned, id, { change, value: visibility, where: 'deleted_at IS NULL' })
}

/** Puts a document into the bin; the time stays that of the first call. */
export function putInBin(db: D1Database, owned: Owned, id: string, now: number) {
  return updateMark(db, owned, id, {
    change: 'deleted_at = coalesce(deleted_at, ?4)',
    value: now,
    where: '1'
  })
}

/** Takes a document out of the bin, where there is room for it; one that is in no bin stays as it is. */
export async function bringBack(db: D1Database, owned: Owned, id: string, now: number, most: number) {
  const row = await db
    .prepare(
      `UPDATE documents SET deleted_at = NULL
        WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 AND deleted_at > ?4
        AND (SELECT count(*) FROM documents WHERE owner_id = ?2 AND kind = ?3 AND deleted_at IS NULL) < ?5
        RETURNING ${markColumns}`
    )
    .bind(id, owned.ownerId, owned.kind, binEnd(now), most)
    .first()
  if (row) return ok(readMark(row))
  const held = await findDocument(db, owned, id)
  if (!held || (held.mark.deletedAt ?? now) <= binEnd(now)) return refuse('missing')
  return held.mark.deletedAt === undefined ? ok(held.mark) : refuse('full')
}

/** Deletes a document and its versions for good; false when there is none. */
export async function deleteForever(db: D1Database, { ownerId, kind }: Owned, id: string): Promise<boolean> {
  const row = await db
    .prepare('DELETE FROM documents WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 RETURNING id')
    .bind(id, ownerId, kind)
    .first()
  return row !== null
}

/** Deletes for good, of everybody, what has lain in the bin for its days. */
export async function emptyBins(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM documents WHERE deleted_at <= ?1').bind(binEnd(now)).run()
}

async function updateMark(
  db: D1Database,
  { ownerId, kind }: Owned,
  id: string,
  { change, value, where }: { change: string; value: string | number; where: string }
): Promise<SavedMark | undefined> {
  const row = await db
    .prepare(
      `UPDATE documents SET ${change} WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 AND ${where}
        RETURNING ${markColumns}`
    )
    .bind(id, ownerId, kind, value)
    .first()
  return row ? readMark(row) : undefined
}
