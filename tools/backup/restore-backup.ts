import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { backupFiles, hashOf, type Manifest, manifestSchema } from './backup-format.ts'
import { readTable } from './read-table.ts'
import type { Storage } from './storage.ts'
import { listMigrations, listTables, objectKeysOf, type Row, type Table, writeRows } from './tables.ts'

/**
 * Restores a backup into an empty database and its bucket. Before anything is written, checks that the backup is complete
 * and unchanged and that the database has the same migrations. Objects come before the rows that have them, so that no row is without its
 * object.
 */
export async function restoreBackup({ DB, IMAGES }: Storage, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const tables = await listTables(DB)
  await checkTarget(DB, tables, manifest)
  await checkTables(folder, tables, manifest)
  for (const object of manifest.objects) readObject(folder, object)
  for (const { key, hash, httpMetadata, customMetadata } of manifest.objects) {
    const bytes = readObject(folder, { key, hash })
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
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${backupFiles.manifest} in the backup is damaged`, { cause })
  }
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

/**
 * Reads every row before the first one is written, so that a backup that can't be read leaves the database empty. The
 * manifest must have all tables, and the objects of all rows: nothing else would show that it lacks one.
 */
async function checkTables(folder: string, tables: readonly Table[], manifest: Manifest) {
  const keys = new Set([...manifest.objects.map(({ key }) => key), ...manifest.missing])
  for (const { name } of tables) {
    const listed = manifest.tables.find(table => table.name === name)
    if (!listed) throw new Error(`${backupFiles.manifest} in the backup lacks the table ${name}`)
    const file = join(folder, backupFiles.table(name))
    if (!hasHash(file, listed.hash)) throw new Error(`The table ${name} in the backup is damaged`)
    for await (const row of readTable(file)) {
      const lost = objectKeysOf(name, row).find(key => !keys.has(key))
      if (lost !== undefined)
        throw new Error(`${backupFiles.manifest} in the backup lacks the object ${lost}`)
    }
  }
}

const hasHash = (file: string, hash: string) => existsSync(file) && hashOf(readFileSync(file)) === hash

function readObject(folder: string, { key, hash }: Pick<Manifest['objects'][number], 'key' | 'hash'>) {
  const file = join(folder, backupFiles.object(key))
  if (!hasHash(file, hash)) throw new Error(`The object ${key} in the backup is damaged`)
  return readFileSync(file)
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
