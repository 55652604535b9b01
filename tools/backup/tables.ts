import type { D1Database } from '@cloudflare/workers-types'

export interface Table {
  name: string
  columns: string[]
  /** The columns of the primary key, in order. */
  key: string[]
}

/** A row by column; bytes as `{ base64 }`. */
export type Row = Record<string, unknown>

/** Tables that aren't backed up: Wrangler's own, and one that triggers fill. */
const excluded = ['d1_migrations', 'account_bytes']

/** The tables to back up. `documents` comes first, since other tables refer to it. */
export async function listTables(db: D1Database): Promise<Table[]> {
  const { results } = await db
    .prepare(
      `SELECT tables.name AS name, columns.name AS field, columns.pk AS pk
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND substr(tables.name, 1, 4) NOT IN ('sqli', '_cf_')
        ORDER BY tables.name <> 'documents', tables.name, columns.cid`
    )
    .all<{ name: string; field: string; pk: number }>()
  const fields = Map.groupBy(results, ({ name }) => name)
  return [...fields]
    .filter(([name]) => !excluded.includes(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ field }) => field),
      key: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map(({ field }) => field)
    }))
}

/** The columns with keys of bucket objects. */
const objectColumns: Record<string, readonly string[]> = { images: ['id', 'drawing'], contents: ['object'] }

/** The keys of the bucket objects that a row of the table has. */
export function objectKeysOf(table: string, row: Row): string[] {
  const keys = (objectColumns[table] ?? []).map(column => row[column])
  return keys.filter(key => typeof key === 'string')
}

/** The migrations that a database has, by file name. */
export async function listMigrations(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare('SELECT name FROM d1_migrations ORDER BY name').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Rows that are read or written together; a row has at most 2 MB. */
const rowsPerQuery = 20

/** Yields all rows of a table in the order of its key. */
export async function* readRows(db: D1Database, { name, columns, key }: Table): AsyncGenerator<Row> {
  const select = `SELECT ${columns.join(', ')} FROM ${name}`
  const order = `ORDER BY ${key.join(', ')} LIMIT ${rowsPerQuery}`
  const next = db.prepare(`${select} WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')}) ${order}`)
  for (let statement = db.prepare(`${select} ${order}`); ; ) {
    const { results } = await statement.all<Row>()
    for (const row of results) yield encodeRow(row)
    const last = results.at(-1)
    if (!last) return
    statement = next.bind(...key.map(column => last[column]))
  }
}

/** Inserts rows, a few in a transaction. */
export async function writeRows(db: D1Database, { name, columns }: Table, rows: readonly Row[]) {
  const insert = db.prepare(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  )
  for (let at = 0; at < rows.length; at += rowsPerQuery) {
    const batch = rows.slice(at, at + rowsPerQuery)
    await db.batch(batch.map(row => insert.bind(...columns.map(column => decodeValue(row[column])))))
  }
}

/** D1 returns bytes as an array of numbers. */
const encodeRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Array.isArray(value) ? { base64: Buffer.from(value).toString('base64') } : value
    ])
  )

const decodeValue = (value: unknown) =>
  typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string'
    ? new Uint8Array(Buffer.from(value.base64, 'base64'))
    : value
