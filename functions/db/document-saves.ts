import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import { ok, refuse } from '#core/result.ts'
import type { ChangeSummary } from '#core/saving/change-summary.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { isFreeId } from './character-ids.ts'
import type { CompressedContent } from './contents.ts'
import {
  type DocumentScope,
  findDocument,
  infoColumns,
  type StoredDocument,
  toDocumentInfo
} from './documents.ts'
import { storeFormerVersion, thinVersions } from './former-versions.ts'
import { replaceImageUses } from './image-uses.ts'
import { isRunning, type SessionKey } from './sessions.ts'

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
  /** The id that the content has itself, unique within the account; null for kinds without one. */
  ownId: string | null
  /** The folded text that a list's search looks in. */
  search: string
  /** The ids of the uploaded images that the content uses. */
  imageIds: readonly string[]
  /** Milliseconds since 1970. */
  now: number
  /** The session that saves. */
  session: SessionKey
  /** Prepares the stored content, which becomes an earlier version: compresses it, and summarizes what the save changes. */
  prepareVersion: (data: string) => Promise<PreparedVersion>
}

export interface PreparedVersion {
  former: CompressedContent
  /** Undefined when the former content can't be compared. */
  changes: ChangeSummary | undefined
}

/** The result of a save: the document's info, or a refusal code. A refused save has written nothing. */
export type SaveOutcome =
  | { ok: true; value: DocumentInfo }
  /** `full`: the account has too many documents; `no_space`: too many bytes; `signed_out`: the session has ended meanwhile. */
  | { ok: false; code: 'missing' | 'full' | 'no_space' | 'signed_out' }
  /** Another document has the id of the content. */
  | { ok: false; code: 'id_taken' }
  /** `conflict`: another save came first. `reused`: the last save has the same id but other content. */
  | { ok: false; code: 'conflict' | 'reused'; theirs: StoredDocument }

/**
 * Saves a whole document. In the same transaction, the previous content becomes an earlier version; versions over the
 * limit of the document, and the oldest versions over the bytes of the account, are deleted. A repeated save, or a save
 * of unchanged content, writes nothing.
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
  scope: DocumentScope,
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
  const values = [save.id, scope.ownerId, scope.kind, save.version] as const
  const { former, changes } = await save.prepareVersion(data)
  const condition = {
    where: `${isUnchanged} AND ${fitsInstead} AND ${mayHaveId('?7')}`,
    values: [...values, ...spaceOf(save), save.ownId]
  }
  const [, , updated] = await db.batch([
    ...storeFormerVersion(db, former, condition),
    db
      .prepare(
        `UPDATE documents SET data = ?8, name = ?9, search = ?10, save_id = ?11, changed_at = ?12, changes = ?13,
          version = version + 1 WHERE ${condition.where} RETURNING ${infoColumns}`
      )
      .bind(
        ...condition.values,
        save.data,
        save.name,
        save.search,
        save.saveId,
        save.now,
        jsonOrNull(changes)
      ),
    ...replaceImageUses(db, scope, save),
    ...thinVersions(db, scope, save)
  ])
  const row = updated?.results[0]
  if (row) return ok(toDocumentInfo(row))
  const current = db
    .prepare(`SELECT ${mayHaveId('?5')} AS mayHaveId FROM documents WHERE ${isUnchanged}`)
    .bind(...values, save.ownId)
  const hasId = await current.first<number>('mayHaveId')
  return hasId === null ? undefined : refuse(hasId === 1 ? 'no_space' : 'id_taken')
}

/** SQL condition: the document is still at the version that the save is based on. */
const isUnchanged = 'id = ?1 AND owner_id = ?2 AND kind = ?3 AND version = ?4 AND deleted_at IS NULL'

/** SQL condition: the id of the content is free, or the document has it already: earlier releases allowed the same id twice. */
const mayHaveId = (ownId: string) => `(${isFreeId(ownId)} OR data ->> '$.id' = ${ownId})`

/** SQL: the bytes of all documents of the account ?2. Earlier versions don't count, since they make room. */
const documentBytes = 'coalesce((SELECT documents FROM account_bytes WHERE owner_id = ?2), 0)'

/** SQL condition: ?5 bytes instead of the document's are within the limit ?6. A document may always become smaller. */
const fitsInstead = `(?5 <= octet_length(data) OR ${documentBytes} - octet_length(data) + ?5 <= ?6)`

/** The values ?5 and ?6: the bytes of the content, and the limit of the account. */
const spaceOf = ({ data }: DocumentSave) => [new TextEncoder().encode(data).length, limits.account.documents]

const jsonOrNull = (value: object | undefined) => (value ? JSON.stringify(value) : null)

/**
 * Undefined when a concurrent save has inserted the document. A session that ended meanwhile inserts nothing, so that it
 * doesn't fill a deleted account.
 */
async function insertDocument(
  db: D1Database,
  scope: DocumentScope,
  save: DocumentSave,
  maxCount: number
): Promise<SaveOutcome | undefined> {
  if (save.version !== 0) return refuse('missing')
  const values = [save.id, scope.ownerId, scope.kind, maxCount, ...spaceOf(save)]
  const session = [save.session.sessionId, save.session.startedAt]
  const [inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO documents (id, owner_id, kind, data, name, search, save_id, made_at, changed_at)
          SELECT ?1, ?2, ?3, ?7, ?8, ?9, ?10, ?11, ?11 WHERE ${hasRoom} AND ${documentBytes} + ?5 <= ?6
            AND ${isRunning('?2', '?12', '?13')} AND ${isFreeId('?14')}
          ON CONFLICT (id) DO NOTHING RETURNING ${infoColumns}`
      )
      .bind(...values, save.data, save.name, save.search, save.saveId, save.now, ...session, save.ownId),
    ...replaceImageUses(db, scope, save),
    ...thinVersions(db, scope, save)
  ])
  const row = inserted?.results[0]
  if (row) return ok(toDocumentInfo(row))
  const obstacle = await findObstacle(db, [...values.slice(0, 4), ...session, save.ownId])
  if (obstacle.isOver === 1) return refuse('signed_out')
  if (obstacle.isTheirs !== null) return obstacle.isTheirs === 1 ? undefined : refuse('missing')
  if (obstacle.isFreeId === 0) return refuse('id_taken')
  return refuse(obstacle.isFull === 1 ? 'full' : 'no_space')
}

const obstacleSchema = z.object({
  isTheirs: z.number().nullable(),
  isFull: z.number(),
  isOver: z.number(),
  isFreeId: z.number()
})

/**
 * Why a document wasn't inserted: a document has its id, the account has no room for another one, the session is over, or
 * another document has the id of its content.
 */
async function findObstacle(db: D1Database, values: (string | number | null)[]) {
  const row = await db
    .prepare(
      `SELECT (SELECT owner_id = ?2 AND kind = ?3 FROM documents WHERE id = ?1) AS isTheirs, NOT ${hasRoom} AS isFull,
        NOT ${isRunning('?2', '?5', '?6')} AS isOver, ${isFreeId('?7')} AS isFreeId`
    )
    .bind(...values)
    .first()
  return obstacleSchema.parse(row)
}

/** SQL condition: fewer than ?4 documents outside the bin, and fewer than twice as many including it. */
const hasRoom = `(SELECT count(*) < 2 * ?4 AND count(*) - count(deleted_at) < ?4
  FROM documents WHERE owner_id = ?2 AND kind = ?3)`
