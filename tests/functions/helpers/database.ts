import { inject } from 'vitest'
import { limits } from '#core/limits.ts'
import { databaseFolder, openDatabase } from '../../../tools/serve/local-database.ts'
import type { User } from './as-user.ts'

/** Queries the Worker's database directly, for data that no route returns. */
export function queryDatabase(sql: string, ...values: (string | number)[]) {
  const database = openDatabase(`${inject('state')}/${databaseFolder}`)
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** Inserts documents into an account, to test a full one; returns their ids. */
export function insertDocuments(
  { sub }: User,
  kind: 'script' | 'character',
  count: number,
  deletedAt?: number
) {
  const minimal = {
    script: '{"author":"","characters":[]}',
    character: '{"id":"minion","team":"minion","ability":""}'
  }
  const rows = queryDatabase(
    `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < ?1)
      INSERT INTO documents (id, kind, owner_id, data, name, search, save_id, made_at, changed_at, deleted_at)
        SELECT lower(hex(randomblob(12))), ?2, ?3, replace(?4, '"minion",', '"minion' || at || '",'), at, at, at, 0, 0, nullif(?5, 0) FROM many
        RETURNING id`,
    count,
    kind,
    sub,
    minimal[kind],
    deletedAt ?? 0
  )
  return rows.map(({ id }) => `${id}`)
}

export const monthAgo = () => Date.now() - limits.binDays * 24 * 3600 * 1000
