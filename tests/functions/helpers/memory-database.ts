import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'

/** A statement as the database has run it, for tests of query plans. */
interface RunStatement {
  sql: string
  values: readonly SQLInputValue[]
}

/** A database in memory with the interface of D1, and SQLite itself for what D1 can't do. */
export interface MemoryDatabase {
  DB: D1Database
  sqlite: DatabaseSync
  /** All statements that `DB` has run. */
  statements: RunStatement[]
}

export const migrationFiles = globSync('migrations/*.sql').sort()

/** Opens a database with the given migrations. The caller closes it. */
export function openMemoryDatabase(migrations: readonly string[] = migrationFiles): MemoryDatabase {
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  migrate(sqlite, migrations)
  const statements: RunStatement[] = []
  return { DB: asD1(sqlite, statements), sqlite, statements }
}

export function migrate(sqlite: DatabaseSync, migrations: readonly string[]) {
  for (const file of migrations) sqlite.exec(readFileSync(file, 'utf8'))
}

class Statement {
  readonly sqlite: DatabaseSync
  readonly log: RunStatement[]
  readonly sql: string
  readonly values: readonly SQLInputValue[]

  constructor(sqlite: DatabaseSync, log: RunStatement[], sql: string, values: readonly SQLInputValue[] = []) {
    this.sqlite = sqlite
    this.log = log
    this.sql = sql
    this.values = values
  }

  bind(...values: SQLInputValue[]) {
    return new Statement(this.sqlite, this.log, this.sql, values)
  }

  async all() {
    return this.runNow()
  }

  async run() {
    return this.runNow()
  }

  async first(column?: string) {
    const [row] = this.runNow().results
    if (row === undefined) return null
    return column === undefined ? row : (row[column] ?? null)
  }

  runNow() {
    this.log.push({ sql: this.sql, values: this.values })
    const statement = this.sqlite.prepare(this.sql)
    const before = totalChanges(this.sqlite)
    const results = statement.all(...this.values).map(row => mapValues(row, toD1Value))
    return { success: true, results, meta: { changes: totalChanges(this.sqlite) - before } }
  }
}

function asD1(sqlite: DatabaseSync, log: RunStatement[]): D1Database {
  const database = {
    prepare: (sql: string) => new Statement(sqlite, log, sql),
    async batch(statements: Statement[]) {
      sqlite.exec('BEGIN')
      try {
        const results = statements.map(statement => statement.runNow())
        sqlite.exec('COMMIT')
        return results
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    }
  }
  // Has the methods that `functions/db` calls.
  return database as unknown as D1Database
}

const totalChanges = (sqlite: DatabaseSync) =>
  Number(sqlite.prepare('SELECT total_changes() AS changes').get()?.changes)

/** D1 returns a blob as an array of numbers. */
const toD1Value = (value: unknown) => (value instanceof Uint8Array ? [...value] : value)

const mapValues = (row: object, map: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, map(value)]))
