import type { D1Database } from '@cloudflare/workers-types'
import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import { ok, refuse } from '#core/result.ts'
import type { DocumentInfo, Visibility } from '#core/saving/document.ts'
import {
  binCutoff,
  type DocumentScope,
  findDocument,
  infoColumns,
  type StoredDocument,
  toDocumentInfo
} from './documents.ts'

/** One save: the whole document, ready to be written. */
export interface DocumentSave {
  id: string
  /** Identifies the save. A repeated request has the same id. */
  saveId: string
  /** The version that the save is based on; 0 for a new document. */
  version: number
  /** The content as JSON. */
  data: string
  name: string
  /** The folded text that a list's search looks in. */
  search: string
  /** Milliseconds since 1970. */
  now: number
}

/** The result of a save: the document's info, or a refusal code. A refused save has written nothing. */
export type SaveOutcome =
  | { ok: true; value: DocumentInfo }
  | { ok: false; code: 'missing' | 'full' }
  /** `conflict`: another save came first. `reused`: the last save has the same id but other content. */
  | { ok: false; code: 'conflict' | 'reused'; theirs: StoredDocument }

/**
 * Saves a whole document. In the same transaction, the previous content becomes an earlier version and versions over the
 * limit are deleted. A repeated save, or a save of unchanged content, writes nothing.
 *
 * @param maxCount The maximum number of documents of the kind per account
 */
export async function saveDocument(
  db: D1Database,
  scope: DocumentScope,
  save: DocumentSave,
  maxCount: number
): Promise<SaveOutcome> {
  // A write that fails because of a concurrent save finds it in the next attempt.
  for (let attempt = 0; attempt < 4; attempt++) {
    const stored = await findDocument(db, scope, save.id)
    const outcome = stored
      ? await updateDocument(db, scope, save, stored)
      : await insertDocument(db, scope, save, maxCount)
    if (outcome) return outcome
  }
  throw new Error(`Saving ${save.id} failed: other saves changed it during every attempt`)
}

/** Undefined when a concurrent save came first. */
async function updateDocument(
  db: D1Database,
  { ownerId, kind }: DocumentScope,
  save: DocumentSave,
  stored: StoredDocument
): Promise<SaveOutcome | undefined> {
  const { info, saveId, data } = stored
  if (info.deletedAt !== undefined) return refuse('missing')
  if (data === save.data) return ok(info)
  // A repeated request can have its keys in another order.
  if (saveId === save.saveId)
    return isEqual(JSON.parse(data), JSON.parse(save.data))
      ? ok(info)
      : { ok: false, code: 'reused', theirs: stored }
  if (info.version !== save.version) return { ok: false, code: 'conflict', theirs: stored }
  const values = [save.id, ownerId, kind, save.version]
  const [, updated] = await db.batch([
    db
      .prepare(
        `INSERT INTO versions (document_id, version, data, saved_at)
          SELECT id, version, data, changed_at FROM documents WHERE ${isUnchanged}`
      )
      .bind(...values),
    db
      .prepare(
        `UPDATE documents SET data = ?5, name = ?6, search = ?7, save_id = ?8, changed_at = ?9,
          version = version + 1 WHERE ${isUnchanged} RETURNING ${infoColumns}`
      )
      .bind(...values, save.data, save.name, save.search, save.saveId, save.now),
    db
      .prepare(
        `DELETE FROM versions WHERE document_id = ?1 AND version <
          (SELECT version FROM documents WHERE id = ?1 AND owner_id = ?2) - ?3`
      )
      .bind(save.id, ownerId, limits.documents.versions)
  ])
  const row = updated?.results[0]
  return row ? ok(toDocumentInfo(row)) : undefined
}

/** SQL condition: the document is still at the version that the save is based on. */
const isUnchanged = 'id = ?1 AND owner_id = ?2 AND kind = ?3 AND version = ?4 AND deleted_at IS NULL'

/** Undefined when a concurrent save has inserted the document. */
async function insertDocument(
  db: D1Database,
  { ownerId, kind }: DocumentScope,
  save: DocumentSave,
  maxCount: number
): Promise<SaveOutcome | undefined> {
  if (save.version !== 0) return refuse('missing')
  const row = await db
    .prepare(
      `INSERT INTO documents (id, owner_id, kind, data, name, search, save_id, made_at, changed_at)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8 WHERE ${hasRoom('?2', '?3', '?9')}
        ON CONFLICT (id) DO NOTHING RETURNING ${infoColumns}`
    )
    .bind(save.id, ownerId, kind, save.data, save.name, save.search, save.saveId, save.now, maxCount)
    .first()
  if (row) return ok(toDocumentInfo(row))
  const taken = await db
    .prepare('SELECT owner_id = ?2 AND kind = ?3 AS theirs FROM documents WHERE id = ?1')
    .bind(save.id, ownerId, kind)
    .first<number>('theirs')
  if (taken === null) return refuse('full')
  return taken === 1 ? undefined : refuse('missing')
}

/** SQL condition: fewer than `maxCount` documents outside the bin, and fewer than twice as many including it. */
const hasRoom = (owner: string, kind: string, maxCount: string) =>
  `(SELECT count(*) < 2 * ${maxCount} AND count(*) - count(deleted_at) < ${maxCount}
    FROM documents WHERE owner_id = ${owner} AND kind = ${kind})`

/**
 * Sets a document's visibility. Others see the versions from the one at which it was first made visible. A private
 * document has no visible versions.
 */
export function setVisibility(db: D1Database, scope: DocumentScope, id: string, visibility: Visibility) {
  const change = `visibility = ?4, shown_from = CASE
    WHEN ?4 = 'private' THEN NULL WHEN visibility = 'private' THEN version ELSE shown_from END`
  return updateInfo(db, scope, id, { change, value: visibility, where: 'deleted_at IS NULL' })
}

/** Moves a document to the bin. A repeated call keeps the first time. */
export function moveToBin(db: D1Database, scope: DocumentScope, id: string, now: number) {
  return updateInfo(db, scope, id, {
    change: 'deleted_at = coalesce(deleted_at, ?4)',
    value: now,
    where: '1'
  })
}

/** Restores a document from the bin. Refuses with `full` when the account has no room; a document outside the bin stays unchanged. */
export async function restoreDocument(
  db: D1Database,
  scope: DocumentScope,
  id: string,
  now: number,
  maxCount: number
) {
  const row = await db
    .prepare(
      `UPDATE documents SET deleted_at = NULL
        WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 AND deleted_at > ?4
        AND (SELECT count(*) FROM documents WHERE owner_id = ?2 AND kind = ?3 AND deleted_at IS NULL) < ?5
        RETURNING ${infoColumns}`
    )
    .bind(id, scope.ownerId, scope.kind, binCutoff(now), maxCount)
    .first()
  if (row) return ok(toDocumentInfo(row))
  const stored = await findDocument(db, scope, id)
  if (!stored || (stored.info.deletedAt ?? now) <= binCutoff(now)) return refuse('missing')
  return stored.info.deletedAt === undefined ? ok(stored.info) : refuse('full')
}

/** Deletes a document and its versions permanently; false when there is no such document. */
export async function deleteDocument(
  db: D1Database,
  { ownerId, kind }: DocumentScope,
  id: string
): Promise<boolean> {
  const row = await db
    .prepare('DELETE FROM documents WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 RETURNING id')
    .bind(id, ownerId, kind)
    .first()
  return row !== null
}

/** Permanently deletes the documents of all accounts whose time in the bin is over. */
export async function deleteExpiredDocuments(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM documents WHERE deleted_at <= ?1').bind(binCutoff(now)).run()
}

/** Undefined when there is no such document. */
async function updateInfo(
  db: D1Database,
  { ownerId, kind }: DocumentScope,
  id: string,
  { change, value, where }: { change: string; value: string | number; where: string }
): Promise<DocumentInfo | undefined> {
  const row = await db
    .prepare(
      `UPDATE documents SET ${change} WHERE id = ?1 AND owner_id = ?2 AND kind = ?3 AND ${where}
        RETURNING ${infoColumns}`
    )
    .bind(id, ownerId, kind, value)
    .first()
  return row ? toDocumentInfo(row) : undefined
}
