import type { D1Database } from '@cloudflare/workers-types'
import { ok, refuse } from '#core/result.ts'
import type { DocumentInfo, Visibility } from '#core/saving/document.ts'
import { isFreeId } from './character-ids.ts'
import { binCutoff, type DocumentScope, findDocument, infoColumns, toDocumentInfo } from './documents.ts'

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

/**
 * Restores a document from the bin. Refuses with `full` when the account has no room, with `id_taken` when another document has
 * the id of its content; a document outside the bin stays unchanged.
 */
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
        AND ${hasFreeId} RETURNING ${infoColumns}`
    )
    .bind(id, scope.ownerId, scope.kind, binCutoff(now), maxCount)
    .first()
  if (row) return ok(toDocumentInfo(row))
  const stored = await findDocument(db, scope, id)
  if (!stored || (stored.info.deletedAt ?? now) <= binCutoff(now)) return refuse('missing')
  if (stored.info.deletedAt === undefined) return ok(stored.info)
  const free = db.prepare(`SELECT ${hasFreeId} AS hasFreeId FROM documents WHERE id = ?1 AND owner_id = ?2`)
  return refuse((await free.bind(id, scope.ownerId).first('hasFreeId')) === 0 ? 'id_taken' : 'full')
}

/** SQL condition: a script, or a character whose id on scripts no other one has. */
const hasFreeId = `(kind <> 'character' OR ${isFreeId("documents.data ->> '$.id'")})`

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
