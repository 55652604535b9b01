import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { addImage, addLooseObject } from '../../functions/db/images.ts'
import { placedVersionColumns, placedVersions, toPlacedVersion } from '../../functions/db/versions.ts'
import { scriptKind } from '../../functions/documents/document-kinds.ts'
import { compressPlainVersions, moveContents } from '../../functions/documents/move-contents.ts'
import { saveContent } from '../../functions/documents/save-content.ts'
import { readContent } from '../../functions/documents/version-content.ts'
import { storeDrawing } from '../../functions/images/drawings.ts'
import { restoreBackup } from '../../tools/backup/restore-backup.ts'
import { listTables } from '../../tools/backup/tables.ts'
import { writeBackup } from '../../tools/backup/write-backup.ts'
import { createMemoryBucket } from '../functions/helpers/memory-bucket.ts'
import { openMemoryDatabase } from '../functions/helpers/memory-database.ts'
import { signedInAs } from '../functions/helpers/signed-in-as.ts'

function openStorage() {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  sqlite.exec(`CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('0001.sql')`)
  const { IMAGES, objects } = createMemoryBucket()
  const rowsOf = (table: string) =>
    sqlite
      .prepare(`SELECT * FROM ${table}`)
      .all()
      .map(row => JSON.stringify(row))
      .sort()
  return { storage: { DB, IMAGES }, sqlite, objects, rowsOf }
}

/** Signs that some readers take for the end of a line or text, and half of a pair. */
const oddSigns = 'a\u2028b\u2029c\u0085d\u0000e\ud83d'

/** Storage with documents of two owners, versions in the bucket, in the database and uncompressed, and an image. */
async function openUsedStorage() {
  const used = openStorage()
  const { storage, sqlite } = used
  const save = (id: string, version: number) =>
    saveContent({ env: storage, var: signedInAs(`owner-${id[0]}`) }, scriptKind, {
      id,
      saveId: crypto.randomUUID(),
      version,
      content: {
        ...emptyScript,
        title: `“Đêm”\n${oddSigns}${version}`,
        extra: { logo: '/images/u/image-0123456789abcdef' }
      }
    })
  for (const id of ['a', 'b'])
    for (let version = 0; version < 30; version++) {
      await save(`${id}-0123456789abcdef`, version)
      if (version === 12) await moveContents(storage, 3)
    }
  sqlite.exec(`INSERT INTO versions VALUES ('a-0123456789abcdef', 0, '{"title":"Old"}', 5)`)
  await storage.IMAGES.put('image-0123456789abcdef', new Uint8Array([1, 2, 3]))
  const row = { id: 'image-0123456789abcdef', name: 'Moor', type: 'image/png', bytes: 3, width: 1, height: 1 }
  await addLooseObject(storage.DB, signedInAs('owner-a').sessionKey, row.id, 1000)
  await addImage(storage.DB, 'owner-a', { ...row, made_at: Date.now() }, 1000)
  const { sessionKey } = signedInAs('owner-a')
  await storeDrawing(storage, sessionKey, { id: row.id, file: '{"belfry":"drawing","version":1}' })
  return {
    ...used,
    save
  }
}

/** The storage, in which something happens just before a table is read. */
function withChange(
  { DB, IMAGES }: ReturnType<typeof openStorage>['storage'],
  table: string,
  change: () => Promise<unknown>
) {
  let changed: Promise<unknown> | undefined
  const prepare = (sql: string) => {
    const statement = DB.prepare(sql)
    if (!sql.includes(`FROM ${table} ORDER`)) return statement
    const all = async () => {
      changed ??= change()
      await changed
      return statement.all()
    }
    return Object.assign(Object.create(statement), { all })
  }
  return { DB: Object.assign(Object.create(DB), { prepare }), IMAGES }
}

/** Restores a backup of the storage, and reads all contents of earlier versions as JSON. */
async function backUpAndRestore(storage: ReturnType<typeof openStorage>['storage']) {
  const folder = newFolder()
  await writeBackup(storage, folder)
  const restored = openStorage()
  await restoreBackup(restored.storage, folder)
  expect(restored.sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  const rows = restored.sqlite
    .prepare(`SELECT earlier.document_id AS id, ${placedVersionColumns} FROM ${placedVersions} ORDER BY 1, 2`)
    .all()
  const versions = await Promise.all(
    rows.map(async row => {
      const data = row.data instanceof Uint8Array ? [...row.data] : row.data
      const { version, place } = toPlacedVersion({ ...row, data })
      return `${row.id} ${version} ${await readContent(restored.storage.IMAGES, place)}`
    })
  )
  return { restored, versions }
}

const tablesOfVersions = ['versions', 'earlier_versions', 'contents', 'image_uses', 'images'] as const

test.each(tablesOfVersions)(
  'a backup during which documents are saved, before %s is read, is of the time before',
  async table => {
    const used = await openUsedStorage()
    const { versions } = await backUpAndRestore(used.storage)
    const saves = async () => {
      await used.save('a-0123456789abcdef', 30)
      for (const version of [0, 1]) await used.save('c-0123456789abcdef', version)
    }
    const meanwhile = await backUpAndRestore(withChange(used.storage, table, saves))
    expect(versions).toHaveLength(59)
    expect(versions.join()).not.toContain('undefined')
    expect(meanwhile.versions).toEqual(versions)
    expect(meanwhile.restored.rowsOf('documents')).toHaveLength(2)
  }
)

test.each(tablesOfVersions)(
  'so is one during which versions are compressed, before %s is read',
  async table => {
    const used = await openUsedStorage()
    const { versions } = await backUpAndRestore(used.storage)
    const compress = async () => {
      await compressPlainVersions(used.storage, 5)
      await moveContents(used.storage, 5)
    }
    const meanwhile = await backUpAndRestore(withChange(used.storage, table, compress))
    expect(versions[0]).toContain('{"title":"Old"}')
    expect(meanwhile.versions).toEqual(versions)
  }
)

test.each(tablesOfVersions)(
  'a version that is deleted before %s is read has its content or isn’t there',
  async table => {
    const used = await openUsedStorage()
    const remove = async () => used.sqlite.exec('DELETE FROM earlier_versions WHERE version IN (0, 3, 25)')
    const { versions, restored } = await backUpAndRestore(withChange(used.storage, table, remove))
    expect(versions.length).toBeGreaterThan(50)
    expect(versions.join()).not.toContain('undefined')
    const unused = `SELECT 1 FROM contents WHERE (owner_id, hash) NOT IN (SELECT owner_id, hash FROM earlier_versions WHERE hash IS NOT NULL)`
    expect(restored.sqlite.prepare(unused).all()).toEqual([])
  }
)

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a restored backup is the same: every row, object and byte count', async () => {
  const used = await openUsedStorage()
  const folder = newFolder()
  const { missing } = await writeBackup(used.storage, folder)
  expect(missing).toEqual([])
  const restored = openStorage()
  await restoreBackup(restored.storage, folder)
  const tables = [...(await listTables(used.storage.DB)).map(({ name }) => name), 'account_bytes']
  expect(tables).toContain('earlier_versions')
  for (const table of tables) expect(restored.rowsOf(table), table).toEqual(used.rowsOf(table))
  expect(restored.objects.size).toBeGreaterThan(10)
  expect(restored.objects).toEqual(used.objects)
  expect([...restored.objects.keys()]).toContainEqual(expect.stringMatching(/^drawings\//))
})

test('an object that is deleted during the backup is reported', async () => {
  const { storage, objects } = await openUsedStorage()
  objects.delete('image-0123456789abcdef')
  expect((await writeBackup(storage, newFolder())).missing).toEqual(['image-0123456789abcdef'])
})

test('nothing is restored from an interrupted or damaged backup, or over data', async () => {
  const used = await openUsedStorage()
  const folder = newFolder()
  const target = openStorage()
  await expect(restoreBackup(target.storage, folder)).rejects.toThrow('no complete backup')
  await writeBackup(used.storage, folder)
  await expect(writeBackup(used.storage, folder)).rejects.toThrow('has a backup already')
  await expect(restoreBackup(used.storage, folder)).rejects.toThrow("isn't empty")
  const file = join(folder, 'tables/documents.ndjson')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('owner-a', 'owner-x'))
  await expect(restoreBackup(target.storage, folder)).rejects.toThrow('documents in the backup is damaged')
  expect(target.rowsOf('documents')).toEqual([])
  writeFileSync(file, text)
  target.sqlite.exec(`INSERT INTO d1_migrations VALUES ('0002.sql')`)
  await expect(restoreBackup(target.storage, folder)).rejects.toThrow('another version of Belfry')
})

/** A backup of used storage, to damage, and its parts. */
async function writeUsedBackup() {
  const { storage } = await openUsedStorage()
  const folder = newFolder()
  const manifest = await writeBackup(storage, folder)
  const target = openStorage()
  const change = (changes: object) =>
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }))
  return { folder, manifest, target, change, restore: () => restoreBackup(target.storage, folder) }
}

test.each(['table', 'object'] as const)('nothing is restored when the list lacks a %s', async kind => {
  const { manifest, target, change, restore } = await writeUsedBackup()
  if (kind === 'table') change({ tables: manifest.tables.filter(({ name }) => name !== 'earlier_versions') })
  else change({ objects: manifest.objects.slice(1) })
  await expect(restore()).rejects.toThrow(
    kind === 'table' ? 'lacks the table earlier_versions' : `lacks the object ${manifest.objects[0]?.key}`
  )
  expect([target.objects.size, target.rowsOf('documents')]).toEqual([0, []])
})

test('nothing is restored when the last object is lost, or the list is cut', async () => {
  const { folder, manifest, target, restore } = await writeUsedBackup()
  const last = manifest.objects.at(-1)?.key ?? ''
  rmSync(join(folder, 'objects', encodeURIComponent(last)))
  await expect(restore()).rejects.toThrow(`The object ${last} in the backup is damaged`)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest).slice(0, 500))
  await expect(restore()).rejects.toThrow('manifest.json in the backup is damaged')
  expect([target.objects.size, target.rowsOf('documents')]).toEqual([0, []])
})

test('a backup whose list names objects that were missing is restored', async () => {
  const used = await openUsedStorage()
  used.objects.delete('image-0123456789abcdef')
  const folder = newFolder()
  await writeBackup(used.storage, folder)
  const target = openStorage()
  await restoreBackup(target.storage, folder)
  expect(target.rowsOf('images')).toEqual(used.rowsOf('images'))
})
