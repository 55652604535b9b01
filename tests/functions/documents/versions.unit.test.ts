import { expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { deleteAllDocuments } from '../../../functions/db/account.ts'
import { deleteDocument } from '../../../functions/db/document-changes.ts'
import { listDocuments } from '../../../functions/db/documents.ts'
import { deleteAllImages } from '../../../functions/db/images.ts'
import { findVersion, listVersions } from '../../../functions/db/versions.ts'
import { scriptKind } from '../../../functions/documents/document-kinds.ts'
import { moveContents } from '../../../functions/documents/move-contents.ts'
import { saveContent } from '../../../functions/documents/save-content.ts'
import { readContent } from '../../../functions/documents/version-content.ts'
import { deleteLooseObjects } from '../../../functions/images/clean-up-images.ts'
import { createMemoryBucket } from '../helpers/memory-bucket.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

const id = 'script-0123456789'

function openStorage() {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const { IMAGES, objects } = createMemoryBucket()
  const env = { DB, IMAGES }
  const rows = (sql: string) => sqlite.prepare(sql).all()
  return {
    env,
    objects,
    sqlite,
    save: (content: Partial<Script>, version: number, owner = 'ann', document = id) =>
      saveContent({ env, var: signedInAs(owner) }, scriptKind, {
        id: document,
        saveId: crypto.randomUUID(),
        version,
        content: { ...emptyScript, ...content }
      }),
    async read(version: number, owner = 'ann', document = id) {
      const found = await findVersion(DB, { ownerId: owner, kind: 'script' }, document, version)
      const json = found && (await readContent(IMAGES, found.place))
      return json === undefined ? undefined : (JSON.parse(json) as Script)
    },
    count: (table: string) => Number(rows(`SELECT count(*) AS count FROM ${table}`)[0]?.count),
    bytes: (owner = 'ann') => rows(`SELECT * FROM account_bytes WHERE owner_id = '${owner}'`)[0],
    countedBytes: () =>
      rows(`SELECT owner_id, documents, versions FROM account_bytes ORDER BY owner_id`).map(row => ({
        ...row
      })),
    storedBytes: () =>
      rows(`SELECT owner_id, sum(octet_length(data)) AS documents,
          coalesce((SELECT sum(bytes) FROM contents WHERE contents.owner_id = documents.owner_id), 0) AS versions
        FROM documents GROUP BY owner_id ORDER BY owner_id`).map(row => ({ ...row }))
  }
}

const month = 31 * 24 * 3600 * 1000

test('an earlier version is read back the same, before and after its content moves to the bucket', async () => {
  const { env, save, read, objects, count } = openStorage()
  const first = { title: 'Đêm Chuông “😀”', author: 'Zoë' }
  await save(first, 0)
  await save({ title: 'Bells' }, 1)
  expect(await read(1)).toEqual({ ...emptyScript, ...first })
  expect(objects.size).toBe(0)
  await moveContents(env, 1)
  expect(await read(1)).toEqual({ ...emptyScript, ...first })
  expect([objects.size, count('contents WHERE data IS NULL'), count('loose_objects')]).toEqual([1, 1, 0])
})

test('a content is stored once per owner, and never shared with another', async () => {
  const { env, save, objects, count } = openStorage()
  for (const owner of ['ann', 'ben'])
    for (const [version, title] of ['A', 'B', 'A', 'B', 'A'].entries())
      await save({ title }, version, owner, `${owner}-${id}`)
  expect([count('earlier_versions'), count('contents')]).toEqual([8, 4])
  await moveContents(env, 1)
  expect(objects.size).toBe(4)
})

test('the list says what each version changed', async () => {
  const { env, save } = openStorage()
  await save({ title: 'A' }, 0)
  await save({ title: 'B', characters: [{ kind: 'official', id: 'imp' }] }, 1)
  await save({ title: 'B', author: 'Zoë' }, 2)
  await save({ title: 'C' }, 3)
  const versions = await listVersions(env.DB, { ownerId: 'ann', kind: 'script' }, id)
  expect(versions?.map(({ version, changes }) => [version, changes])).toEqual([
    [3, { removed: 1, metadata: true }],
    [2, { added: 1, title: true }],
    [1, undefined]
  ])
})

test.each(['put', 'recordMoves'] as const)('a move that is killed at %s loses nothing', async step => {
  const { env, save, read, objects, count } = openStorage()
  await save({ title: 'A' }, 0)
  await save({ title: 'B' }, 1)
  const killed = new Error('killed')
  const spy =
    step === 'put'
      ? vi.spyOn(env.IMAGES, 'put').mockRejectedValueOnce(killed)
      : vi.spyOn(env.DB, 'batch').mockRejectedValueOnce(killed)
  await expect(moveContents(env, 1)).rejects.toThrow(killed)
  spy.mockRestore()
  expect((await read(1))?.title).toBe('A')
  await moveContents(env, 1)
  expect((await read(1))?.title).toBe('A')
  await deleteLooseObjects(env, Date.now() + month)
  expect((await read(1))?.title).toBe('A')
  expect([objects.size, count('loose_objects')]).toEqual([1, 0])
})

test('of two moves at once, one wins; the other’s object is deleted later', async () => {
  const { env, save, read, objects } = openStorage()
  await save({ title: 'A' }, 0)
  await save({ title: 'B' }, 1)
  await Promise.all([moveContents(env, 1), moveContents(env, 1)])
  await deleteLooseObjects(env, Date.now())
  expect((await read(1))?.title).toBe('A')
  await deleteLooseObjects(env, Date.now() + month)
  expect((await read(1))?.title).toBe('A')
  expect(objects.size).toBe(1)
})

test('a deleted document’s objects are deleted, but not those that another document still has', async () => {
  const { env, save, read, objects, count } = openStorage()
  const other = 'other-0123456789abc'
  for (const document of [id, other])
    for (const [version, title] of ['Shared', document, 'C'].entries())
      await save({ title }, version, 'ann', document)
  await moveContents(env, 1)
  expect(objects.size).toBe(3)
  await deleteDocument(env.DB, { ownerId: 'ann', kind: 'script' }, id)
  await deleteLooseObjects(env, Date.now())
  expect([objects.size, count('contents')]).toEqual([2, 2])
  expect((await read(1, 'ann', other))?.title).toBe('Shared')
})

test('a deleted account leaves nothing, even when a content moves meanwhile', async () => {
  const { env, save, objects, count } = openStorage()
  for (const [version, title] of ['A', 'B', 'C'].entries()) await save({ title }, version)
  const put = env.IMAGES.put.bind(env.IMAGES)
  vi.spyOn(env.IMAGES, 'put').mockImplementationOnce(async (...args) => {
    await deleteAllDocuments(env.DB, 'ann')
    await deleteAllImages(env.DB, 'ann')
    await deleteLooseObjects(env, Date.now())
    return put(...(args as Parameters<typeof put>))
  })
  await moveContents(env, 1)
  for (const table of ['documents', 'earlier_versions', 'contents', 'account_bytes'])
    expect(count(table), table).toBe(0)
  await deleteLooseObjects(env, Date.now() + month)
  expect([objects.size, count('loose_objects')]).toEqual([0, 0])
})

test('only the newest 50 earlier versions are stored, and no content of others', async () => {
  const { save, count, countedBytes, storedBytes } = openStorage()
  for (let version = 0; version < 54; version++) await save({ title: `v${version}` }, version)
  expect([count('earlier_versions'), count('contents')]).toEqual([50, 50])
  expect(countedBytes()).toEqual(storedBytes())
})

test('counted bytes are the stored ones after saves, copies, deletions and changes of size', async () => {
  const { env, save, countedBytes, storedBytes } = openStorage()
  const documents = ['a', 'b', 'c'].map(name => `${name}-0123456789abcdef`)
  for (let version = 0; version < 8; version++)
    for (const [index, document] of documents.entries())
      await save(
        { title: `t${(version * 7 + index) % 3}`, author: 'x'.repeat(version % 4) },
        version,
        `o${index % 2}`,
        document
      )
  await deleteDocument(env.DB, { ownerId: 'o1', kind: 'script' }, documents[1] ?? '')
  await moveContents(env, 2)
  expect(countedBytes().filter(({ documents }) => documents !== 0)).toEqual(storedBytes())
})

/** A script of about this many bytes that gzip can't make smaller. */
function incompressible(bytes: number): Partial<Script> {
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)))
  const parts = Array.from({ length: Math.ceil(bytes / 60_000) }, (_, index) =>
    Buffer.from(random.map(byte => (byte * (index + 7) + index * 31) & 255)).toString('base64')
  )
  return { title: crypto.randomUUID(), extra: { filler: parts.join('').slice(0, bytes) } }
}

test('the account’s oldest versions make room for a save, whichever document they are of', async () => {
  const { save, sqlite, bytes, count } = openStorage()
  await save(incompressible(500_000), 0)
  await save(incompressible(500_000), 1)
  await save(incompressible(500_000), 2)
  expect(count('earlier_versions')).toBe(2)
  const { documents, versions } = bytes() as Record<string, number>
  const filled = limits.account.documents - (documents ?? 0) - (versions ?? 0) - 300_000
  sqlite.exec(`UPDATE account_bytes SET documents = documents + ${filled}`)
  const other = await save(incompressible(400_000), 0, 'ann', 'other-0123456789abc')
  expect(other.ok).toBe(true)
  expect(
    sqlite
      .prepare('SELECT version FROM earlier_versions')
      .all()
      .map(row => row.version)
  ).toEqual([2])
})

test('a save that no version can make room for is refused and changes nothing; a smaller one is accepted', async () => {
  const { save, sqlite, count, read } = openStorage()
  const large = incompressible(2000)
  await save({ title: 'A' }, 0)
  await save(large, 1)
  sqlite.exec(`UPDATE account_bytes SET documents = ${limits.account.documents}`)
  expect(await save(incompressible(3000), 2)).toEqual({ ok: false, code: 'no_space' })
  expect(await save({ title: 'New' }, 0, 'ann', 'other-0123456789abc')).toEqual({
    ok: false,
    code: 'no_space'
  })
  expect([count('documents'), count('earlier_versions')]).toEqual([1, 1])
  expect((await read(1))?.title).toBe('A')
  expect(await save({ title: 'Small' }, 2)).toMatchObject({ ok: true, value: { version: 3 } })
})

test('concurrent saves can’t exceed the bytes of the account', async () => {
  const { save, sqlite, count } = openStorage()
  await save({ title: 'A' }, 0)
  sqlite.exec(`UPDATE account_bytes SET documents = ${limits.account.documents - 2500}`)
  const content = incompressible(1000)
  const saves = await Promise.all(
    Array.from({ length: 5 }, (_, index) => save(content, 0, 'ann', `many-${index}-0123456789`))
  )
  expect(saves.filter(({ ok }) => ok)).toHaveLength(2)
  expect(count('documents')).toBe(3)
})

test('lists get short texts, however long those of a file are', async () => {
  const { env, save, sqlite } = openStorage()
  await save({ title: 'Đ'.repeat(200_000), author: 'a'.repeat(200_000) }, 0)
  const row = sqlite.prepare('SELECT length(name) AS name, length(search) AS search FROM documents').get()
  expect({ ...row }).toEqual({ name: limits.documents.name, search: 2 * limits.documents.name + 1 })
  const request = {
    page: 1,
    search: '',
    sort: 'changed',
    bin: false,
    now: 0,
    summarySql: scriptKind.summarySql
  } as const
  const list = await listDocuments(env.DB, { ownerId: 'ann', kind: 'script' }, request)
  expect(JSON.stringify(list).length).toBeLessThan(2000)
})
