import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { backupFiles, hashOf, type Manifest } from './backup-format.ts'
import type { Storage } from './storage.ts'
import { listMigrations, listTables, type Row, readRows, type Table } from './tables.ts'

/** The columns with keys of bucket objects. */
const objectColumns: Record<string, string> = { images: 'id', contents: 'object' }

/**
 * Writes a backup: all tables, then the bucket objects that their rows have. Only a few rows and one object are in memory
 * at a time.
 *
 * @param folder A folder that doesn't exist or has no backup
 */
export async function writeBackup({ DB, IMAGES }: Storage, folder: string): Promise<Manifest> {
  if (existsSync(join(folder, backupFiles.manifest))) throw new Error(`${folder} has a backup already`)
  const written: Written = { documents: new Set(), keys: [] }
  const tables: Manifest['tables'] = []
  const migrations = await listMigrations(DB)
  for (const table of await listTables(DB)) tables.push(await writeTable(DB, table, folder, written))
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

/** What the rows that are written so far refer to, and what others may refer to. */
interface Written {
  documents: Set<unknown>
  /** Keys of bucket objects. */
  keys: string[]
}

/**
 * Writes the rows of a table as lines of JSON, and adds what they are to `written`. Leaves out rows of documents that were saved
 * after `documents` was read: they couldn't be restored.
 */
async function writeTable(db: Storage['DB'], table: Table, folder: string, written: Written) {
  const { name } = table
  const objectColumn = objectColumns[name]
  const hash = createHash('sha256')
  let rows = 0
  async function* lines() {
    for await (const row of readRows(db, table)) {
      if (name === 'documents') written.documents.add(row.id)
      if ('document_id' in row && !written.documents.has(row.document_id)) continue
      const line = `${JSON.stringify(row)}\n`
      rows += 1
      hash.update(line)
      written.keys.push(...keysOf(row, objectColumn))
      yield line
    }
  }
  const file = join(folder, backupFiles.table(name))
  mkdirSync(dirname(file), { recursive: true })
  await pipeline(Readable.from(lines()), createWriteStream(file))
  return { name, rows, hash: hash.digest('hex') }
}

function keysOf(row: Row, column: string | undefined): string[] {
  const key = column && row[column]
  return typeof key === 'string' ? [key] : []
}

function writeFile(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
