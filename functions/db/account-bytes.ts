import type { D1Database } from '@cloudflare/workers-types'
import { limits } from '#core/limits.ts'
import { type ByteUsage, isNearlyFull } from '#core/saving/account.ts'

/** The bytes that an account stores, as triggers of migration 0004 count them. Versions count compressed. */
interface AccountBytes {
  documents: number
  versions: number
  images: number
}

export async function readAccountBytes(db: D1Database, ownerId: string): Promise<AccountBytes> {
  const row = await db
    .prepare('SELECT documents, versions, images FROM account_bytes WHERE owner_id = ?')
    .bind(ownerId)
    .first<AccountBytes>()
  return row ?? { documents: 0, versions: 0, images: 0 }
}

/** The bytes of an account's documents with their versions, if they are near the limit. */
export async function findNearlyFull(db: D1Database, ownerId: string): Promise<ByteUsage | undefined> {
  const { documents, versions } = await readAccountBytes(db, ownerId)
  const usage = { used: documents + versions, limit: limits.account.documents }
  return isNearlyFull(usage) ? usage : undefined
}

/** A statement that deletes an account's count when nothing of it is stored anymore. */
export const deleteByteCount = (db: D1Database, ownerId: string) =>
  db
    .prepare('DELETE FROM account_bytes WHERE owner_id = ? AND documents + versions + images = 0')
    .bind(ownerId)

/** The size of the database file, which D1 reports with every result. */
export const readDatabaseBytes = async (db: D1Database): Promise<number> =>
  (await db.prepare('SELECT 1').run()).meta.size_after
