import { expect, onTestFinished, test } from 'vitest'
import { deleteDocument } from '../../../functions/db/document-changes.ts'
import { listImageUses } from '../../../functions/db/image-uses.ts'
import { findVersion, listVersions } from '../../../functions/db/versions.ts'
import { compressPlainVersions, moveContents } from '../../../functions/documents/move-contents.ts'
import { readContent } from '../../../functions/documents/version-content.ts'
import { createMemoryBucket } from '../helpers/memory-bucket.ts'
import { migrate, migrationFiles, openMemoryDatabase } from '../helpers/memory-database.ts'

const insert = `INSERT INTO documents (id, kind, owner_id, data, name, search, save_id, made_at, changed_at, version)
  VALUES (?, ?, ?, ?, 'Night of Bells', 'night of bells', 's', 0, 9, ?)`
const ann = { ownerId: 'ann', kind: 'script' } as const

function openDatabase(migrations?: readonly string[]) {
  const database = openMemoryDatabase(migrations)
  onTestFinished(() => database.sqlite.close())
  return database
}

test('a document must be JSON of a known kind, and gets a random public id', () => {
  const { sqlite } = openDatabase()
  const statement = sqlite.prepare(insert)
  statement.run('a', 'script', 'ann', '{}', 1)
  expect(() => statement.run('b', 'script', 'ann', 'no document', 1)).toThrow('json_valid')
  expect(() => statement.run('c', 'poem', 'ann', '{}', 1)).toThrow('kind IN')
  const rows = sqlite.prepare('SELECT version, visibility, length(public_id) AS size FROM documents').all()
  expect(rows.map(row => ({ ...row }))).toEqual([{ version: 1, visibility: 'private', size: 16 }])
})

/** A database of migration 0003 with two documents of 30 versions each, of which some have the same content. */
function openFormerDatabase() {
  const database = openDatabase(migrationFiles.filter(file => file < 'migrations/0004'))
  const { sqlite } = database
  const contentOf = (id: string, version: number) =>
    JSON.stringify({ title: `Đêm ${version % 20}`, extra: { id, text: 'x'.repeat(version * 100) } })
  const addVersion = sqlite.prepare('INSERT INTO versions VALUES (?, ?, ?, ?)')
  for (const [id, owner] of [
    ['bells', 'ann'],
    ['moors', 'ben']
  ] as const) {
    sqlite.prepare(insert).run(id, 'script', owner, contentOf(id, 31), 31)
    for (let version = 1; version <= 30; version++)
      addVersion.run(id, version, contentOf(id, version), version)
  }
  const { IMAGES, objects } = createMemoryBucket()
  const env = { DB: database.DB, IMAGES }
  /** The versions of Ann's document whose content is as it was, newest first. */
  async function readVersions() {
    const versions = (await listVersions(env.DB, ann, 'bells')) ?? []
    const read: number[] = []
    for (const { version } of versions) {
      const found = await findVersion(env.DB, ann, 'bells', version)
      const content = found && (await readContent(IMAGES, found.place))
      if (content === contentOf('bells', version)) read.push(version)
    }
    return read
  }
  return { ...database, env, objects, readVersions }
}

const last30 = Array.from({ length: 30 }, (_, index) => 30 - index)
const upgrade = migrationFiles.filter(file => file >= 'migrations/0004')

test('every version of an existing database is read back after the migration, and while and after it moves', async () => {
  const { sqlite, env, objects, readVersions } = openFormerDatabase()
  migrate(sqlite, upgrade)
  expect(await readVersions()).toEqual(last30)
  await compressPlainVersions(env, 7)
  expect(await readVersions()).toEqual(last30)
  await moveContents(env, 1)
  expect(await readVersions()).toEqual(last30)
  await compressPlainVersions(env, 100)
  expect(await readVersions()).toEqual(last30)
  for (let rounds = 0; rounds < 10; rounds++) await moveContents(env, 1)
  expect(await readVersions()).toEqual(last30)
  expect(objects.size).toBe(60)
  const count = (table: string) => sqlite.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count
  expect([count('versions'), count('loose_objects'), count('earlier_versions')]).toEqual([0, 0, 60])
  expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
})

test('the migration counts the bytes of documents and images; versions count once they are compressed', async () => {
  const { sqlite, env } = openFormerDatabase()
  sqlite.exec(`INSERT INTO images VALUES ('moor', 'ann', 'Moor', 'moor', 'image/png', 70, 1, 1, 0, NULL),
    ('fen', 'zoe', 'Fen', 'fen', 'image/png', 5, 1, 1, 0, NULL)`)
  migrate(sqlite, upgrade)
  const bytes = () =>
    sqlite
      .prepare('SELECT * FROM account_bytes')
      .all()
      .map(row => ({ ...row }))
  const documents = expect.toSatisfy((value: number) => value > 3000)
  expect(bytes()).toEqual([
    { owner_id: 'ann', documents, versions: 0, images: 70 },
    { owner_id: 'ben', documents, versions: 0, images: 0 },
    { owner_id: 'zoe', documents: 0, versions: 0, images: 5 }
  ])
  await compressPlainVersions(env, 100)
  const sum = sqlite.prepare(`SELECT sum(bytes) AS sum FROM contents WHERE owner_id = 'ann'`).get()?.sum
  expect(bytes()[0]).toMatchObject({ versions: sum })
})

test('a document that is deleted before its versions move takes them with it', async () => {
  const { sqlite, env } = openFormerDatabase()
  migrate(sqlite, upgrade)
  await compressPlainVersions(env, 3)
  await deleteDocument(env.DB, ann, 'bells')
  const left = (table: string) =>
    sqlite.prepare(`SELECT count(*) AS count FROM ${table} WHERE document_id = 'bells'`).get()?.count
  expect([left('versions'), left('earlier_versions')]).toEqual([0, 0])
  expect(sqlite.prepare(`SELECT 1 FROM contents WHERE owner_id = 'ann'`).all()).toEqual([])
})

test('the migration finds the images that documents use', async () => {
  const { sqlite, env } = openFormerDatabase()
  const image = 'image-0123456789abcdef'
  sqlite.exec(`INSERT INTO images VALUES ('${image}', 'ann', 'Moor', 'moor', 'image/png', 70, 1, 1, 0, NULL)`)
  const content = { logo: `https://belfry.example/images/u/${image}`, text: `![a](/images/u/${image}) twice` }
  sqlite.prepare(insert).run('lamp', 'script', 'ann', JSON.stringify(content), 1)
  migrate(sqlite, upgrade)
  const used = { image, kind: 'script', id: 'lamp', name: 'Night of Bells' }
  expect(await listImageUses(env.DB, 'ann', [image])).toEqual([used])
  expect(await listImageUses(env.DB, 'ben', [image])).toEqual([])
})

/** The statements of a save by the Worker of migration 0003, which may still run while a new one is deployed. */
const formerSave = [
  `INSERT INTO versions (document_id, version, data, saved_at)
    SELECT id, version, data, changed_at FROM documents WHERE id = 'bells'`,
  `UPDATE documents SET data = '{"title":"New"}', version = version + 1 WHERE id = 'bells'`,
  `DELETE FROM versions WHERE document_id = 'bells' AND version < 3`
]

test('the Worker of before the migration can go on saving, and its versions are listed', async () => {
  const { sqlite, readVersions } = openFormerDatabase()
  migrate(sqlite, upgrade)
  for (const statement of formerSave) sqlite.exec(statement)
  expect(await readVersions()).toEqual([31, ...last30].slice(0, 29))
})
