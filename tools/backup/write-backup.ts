import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { backupFiles, hashOf, type Manifest } from './backup-format.ts'
import { ConsistentRows, inReadingOrder } from './consistent-rows.ts'
import { readTable } from './read-table.ts'
import type { Storage } from './storage.ts'
import { listMigrations, listTables, objectKeysOf, type Row, readRows, type Table } from './tables.ts'

/**
 * Writes a backup: all tables, then the bucket objects that their rows have. Only a few rows and one object are in memory
 * at a time, and the ids of all documents and versions.
 *
 * @param folder A folder that doesn't exist or has no backup
 */
export async function writeBackup({ DB, IMAGES }: Storage, folder: string): Promise<Manifest> {
  if (existsSync(join(folder, backupFiles.manifest))) throw new Error(`${folder} has a backup already`)
  const written: Written = { consistent: new ConsistentRows(), keys: [] }
  const tables: Manifest['tables'] = []
  const migrations = await listMigrations(DB)
  for (const table of inReadingOrder(await listTables(DB)))
    tables.push(await writeTable(DB, table, folder, written))
  if (written.consistent.hasLostVersions) {
    const versions = await dropLostVersions(folder, written)
    tables.splice(
      tables.findIndex(({ name }) => name === versions.name),
      1,
      versions
    )
  }
  const objects: Manifest['objects'] = []
  const missing: string[] = []
  for (const key of written.keys) {
    const object = await IMAGES.get(key)
    if (!object) {
      missing.push(key)
      continue
    }
    const bytes = new Uint8Array(await object.arrayBuffer())
    writeFile(join(folder, backupFiles.object(key)), bytes)
    const { httpMetadata, customMetadata } = object
    objects.push({
      key,
      ...(httpMetadata?.contentType && { httpMetadata: { contentType: httpMetadata.contentType } }),
      ...(customMetadata && { customMetadata }),
      hash: hashOf(bytes)
    })
  }
  const createdAt = new Date().toISOString()
  const manifest: Manifest = { format: 1, createdAt, migrations, tables, objects, missing }
  writeFile(join(folder, backupFiles.manifest), JSON.stringify(manifest, null, 2))
  return manifest
}

/** Writes the rows of a table as lines of JSON. Collects the keys of bucket objects that they have in `keys`. */
async function writeTable(db: Storage['DB'], table: Table, folder: string, { consistent, keys }: Written) {
  const { name } = table
  async function* rows() {
    for await (const each of readRows(db, table)) {
      const row = consistent.take(name, each)
      if (!row) continue
      keys.push(...objectKeysOf(name, row))
      yield row
    }
  }
  return { name, ...(await writeRows(join(folder, backupFiles.table(name)), rows())) }
}

interface Written {
  consistent: ConsistentRows
  keys: string[]
}

/** Writes the table of earlier versions again, without those whose contents were deleted before these were read. */
async function dropLostVersions(folder: string, { consistent }: Written) {
  const file = join(folder, backupFiles.table('earlier_versions'))
  const whole = `${file}.whole`
  renameSync(file, whole)
  async function* rows() {
    for await (const row of readTable(whole)) if (!consistent.isLostVersion(row)) yield row
  }
  const written = await writeRows(file, rows())
  rmSync(whole)
  return { name: 'earlier_versions', ...written }
}

/** Returns the number of rows, and the hash of the file. */
async function writeRows(file: string, rows: AsyncIterable<Row>) {
  const hash = createHash('sha256')
  let count = 0
  async function* lines() {
    for await (const row of rows) {
      const line = `${JSON.stringify(row)}\n`
      count += 1
      hash.update(line)
      yield line
    }
  }
  mkdirSync(dirname(file), { recursive: true })
  await pipeline(Readable.from(lines()), createWriteStream(file))
  return { rows: count, hash: hash.digest('hex') }
}

function writeFile(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
