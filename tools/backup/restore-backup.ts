import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { backupFiles, hashOf, type Manifest, manifestSchema } from './backup-format.ts'
import { readTable } from './read-table.ts'
import type { Storage } from './storage.ts'
import { listMigrations, listTables, type Row, type Table, writeRows } from './tables.ts'

/**
 * Restores a backup into an empty database and its bucket. First checks that the backup is complete and unchanged and that
 * the database has the same migrations. Objects come before the rows that have them, so that no row is without its
 * object.
 */
export async function restoreBackup({ DB, IMAGES }: Storage, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const tables = await listTables(DB)
  await checkTarget(DB, tables, manifest)
  await checkTables(folder, manifest)
  for (const { key, hash, httpMetadata, customMetadata } of manifest.objects) {
    const bytes = readFileSync(join(folder, backupFiles.object(key)))
    if (hashOf(bytes) !== hash) throw new Error(`The object ${key} in the backup is damaged`)
    await IMAGES.put(key, new Uint8Array(bytes), {
      ...(httpMetadata?.contentType && { httpMetadata: { contentType: httpMetadata.contentType } }),
      ...(customMetadata && { customMetadata })
    })
  }
  for (const table of tables) await restoreTable(DB, table, join(folder, backupFiles.table(table.name)))
  return manifest
}

function readManifest(folder: string): Manifest {
  const file = join(folder, backupFiles.manifest)
  if (!existsSync(file))
    throw new Error(`${folder} has no complete backup: there is no ${backupFiles.manifest}`)
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

async function checkTarget(db: Storage['DB'], tables: readonly Table[], { migrations }: Manifest) {
  const present = await listMigrations(db)
  if (!isDeepStrictEqual(present, migrations))
    throw new Error(
      `The backup is of another version of Belfry. Check out the version with these migrations: ${migrations.join(', ')}`
    )
  for (const { name } of tables) {
    const isEmpty = (await db.prepare(`SELECT 1 FROM ${name} LIMIT 1`).first()) === null
    if (!isEmpty) throw new Error(`The database isn't empty: ${name} has rows. Restore into a new database.`)
  }
}

/** Reads every row before the first one is written, so that a backup that can't be read leaves the database empty. */
async function checkTables(folder: string, { tables }: Manifest) {
  for (const { name, rows, hash } of tables) {
    const file = join(folder, backupFiles.table(name))
    const isWhole = existsSync(file) && hashOf(readFileSync(file)) === hash
    if (!isWhole || (await countRows(file)) !== rows)
      throw new Error(`The table ${name} in the backup is damaged`)
  }
}

async function countRows(file: string) {
  let count = 0
  for await (const _ of readTable(file)) count += 1
  return count
}

/** Rows that are read before they are written. */
const maxRows = 20

async function restoreTable(db: Storage['DB'], table: Table, file: string) {
  let rows: Row[] = []
  for await (const row of readTable(file)) {
    rows.push(row)
    if (rows.length < maxRows) continue
    await writeRows(db, table, rows)
    rows = []
  }
  await writeRows(db, table, rows)
}
