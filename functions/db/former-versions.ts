import type { D1Database } from '@cloudflare/workers-types'
import { limits } from '#core/limits.ts'
import type { CompressedContent } from './contents.ts'
import type { DocumentScope } from './documents.ts'

/** An SQL condition on `documents`, with the values of its parameters ?1 to ?7. */
interface Condition {
  where: string
  values: readonly (string | number | null)[]
}

/** Two statements that make the stored content of the document that meets the condition an earlier version. */
export const storeFormerVersion = (
  db: D1Database,
  { hash, data }: CompressedContent,
  { where, values }: Condition
) => [
  db
    .prepare(
      `INSERT INTO contents (owner_id, hash, bytes, data) SELECT owner_id, ?8, ?9, ?10 FROM documents WHERE ${where}
        ON CONFLICT (owner_id, hash) DO NOTHING`
    )
    .bind(...values, hash, data.byteLength, data),
  db
    .prepare(
      `INSERT INTO earlier_versions (document_id, version, owner_id, saved_at, changes, hash)
        SELECT id, version, owner_id, changed_at, changes, ?8 FROM documents WHERE ${where}`
    )
    .bind(...values, hash)
]

/** The row of a save: a document or game that is at this save, unless the save was refused. */
interface SavedRow {
  id: string
  saveId: string
}

/**
 * Statements that delete the document's versions over its limit, and the account's oldest versions over its bytes, if the
 * document is at this save.
 */
export const thinVersions = (db: D1Database, { ownerId }: DocumentScope, { id, saveId }: SavedRow) => [
  db
    .prepare(
      `DELETE FROM earlier_versions WHERE document_id = ?1 AND version <
        (SELECT version FROM documents WHERE id = ?1 AND owner_id = ?2 AND save_id = ?3) - ?4`
    )
    .bind(id, ownerId, saveId, limits.documents.versions),
  makeRoom(db, 'documents', ownerId, { id, saveId })
]

/** A statement that deletes the account's oldest versions over its bytes, if the row of the table is at this save. */
export const makeRoom = (
  db: D1Database,
  table: 'documents' | 'games',
  ownerId: string,
  { id, saveId }: SavedRow
) =>
  db
    .prepare(
      `DELETE FROM earlier_versions WHERE (document_id, version) IN (
        SELECT document_id, version FROM (
          SELECT document_id, version, sum(bytes) OVER (ORDER BY saved_at ROWS UNBOUNDED PRECEDING) - bytes AS freed
          FROM (
            SELECT * FROM earlier_versions WHERE owner_id = ${overfullAccount(table)} ORDER BY saved_at LIMIT ${maxThinned}
          ) JOIN contents USING (owner_id, hash)
        ) WHERE freed < (SELECT documents + versions - ?2 FROM account_bytes WHERE owner_id = ?1))`
    )
    .bind(ownerId, limits.account.documents, id, saveId)

/** The maximum number of versions that make room for a save: limits its time. What is left, the next save deletes. */
const maxThinned = 2000

/** SQL: the account ?1 if it is over its limit ?2 and the row ?3 is at the save ?4; else NULL, which finds no rows. */
const overfullAccount = (table: string) => `(SELECT account_bytes.owner_id
  FROM account_bytes JOIN ${table} AS saved ON saved.id = ?3 AND saved.owner_id = account_bytes.owner_id AND save_id = ?4
  WHERE account_bytes.owner_id = ?1 AND account_bytes.documents + account_bytes.versions > ?2)`
