import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { readAccountBytes } from '#functions/db/account-bytes.ts'
import { addImage, addLooseObject, deleteAllImages, deleteImage } from '#functions/db/images.ts'
import { endSession } from '#functions/db/sessions.ts'
import { deleteLooseObjects } from '#functions/images/clean-up-images.ts'
import { readDrawing, storeDrawing } from '#functions/images/drawings.ts'
import { createMemoryBucket } from '../helpers/memory-bucket.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

const id = 'image-0123456789abcdef'
const file = '{"belfry":"drawing","version":1,"name":"Đêm"}'
const size = new TextEncoder().encode(file).length

/** Ann's account with one image of 70 bytes. */
async function openAccount() {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const { IMAGES, objects } = createMemoryBucket()
  const env = { DB, IMAGES }
  const { sessionKey } = signedInAs('ann')
  await IMAGES.put(id, new Uint8Array(70))
  await addLooseObject(DB, sessionKey, id, 1000)
  const image = { id, name: 'Moor', type: 'image/png', bytes: 70, width: 1, height: 1, made_at: 0 }
  await addImage(DB, 'ann', image, 1000)
  return {
    env,
    sqlite,
    objects,
    sessionKey,
    store: (text = file) => storeDrawing(env, sessionKey, { id, file: text }),
    bytes: async () => (await readAccountBytes(DB, 'ann')).images,
    loose: () =>
      sqlite
        .prepare('SELECT id FROM loose_objects')
        .all()
        .map(row => row.id)
  }
}

test('a drawing is stored with its image and counts with it', async () => {
  const { env, store, bytes, loose } = await openAccount()
  expect(await readDrawing(env, 'ann', id)).toEqual({ ok: false, code: 'drawing_missing' })
  expect(await store()).toMatchObject({
    ok: true,
    value: { id, drawing: expect.stringMatching(/^drawings\//) }
  })
  expect(await readDrawing(env, 'ann', id)).toEqual({ ok: true, value: file })
  expect([await bytes(), loose()]).toEqual([70 + size, []])
})

test('nobody else reads or stores it', async () => {
  const { env, store, objects } = await openAccount()
  await store()
  const before = [...objects.keys()]
  expect(await readDrawing(env, 'ben', id)).toEqual({ ok: false, code: 'image_missing' })
  const theirs = await storeDrawing(env, signedInAs('ben').sessionKey, { id, file })
  expect(theirs).toEqual({ ok: false, code: 'image_missing' })
  expect([...objects.keys()]).toEqual(before)
})

test('an image keeps its first drawing, also when two are stored at once', async () => {
  const { env, objects, store, bytes } = await openAccount()
  const both = await Promise.all([store(), store(file.replace('Đêm', 'Another'))])
  const [stored] = both.flatMap(result => (result.ok ? [result.value.drawing] : []))
  expect(both).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })])
  expect([...objects.keys()]).toEqual([id, stored])
  const first = await readDrawing(env, 'ann', id)
  await store(file.replace('Đêm', 'A third one'))
  expect(await readDrawing(env, 'ann', id)).toEqual(first)
  expect(await bytes()).toBe(70 + (first.ok ? new TextEncoder().encode(first.value).length : 0))
})

test('a drawing over the bytes of the account is refused, and leaves nothing', async () => {
  const { sqlite, store, objects, bytes } = await openAccount()
  const used = limits.account.images - size + 1
  sqlite.prepare('UPDATE account_bytes SET images = ?').run(used)
  expect(await store()).toEqual({ ok: false, code: 'images_full' })
  expect([await bytes(), [...objects.keys()]]).toEqual([used, [id]])
  sqlite.prepare('UPDATE account_bytes SET images = ?').run(used - 1)
  expect(await store()).toMatchObject({ ok: true })
})

test('a session that has ended stores none', async () => {
  const { env, sessionKey, store, objects } = await openAccount()
  await endSession(env.DB, sessionKey, Date.now())
  expect(await store()).toEqual({ ok: false, code: 'signed_out' })
  expect([...objects.keys()]).toEqual([id])
})

test('a drawing goes with its image', async () => {
  const { env, store, bytes, objects } = await openAccount()
  const stored = await store()
  const keys = await deleteImage(env.DB, 'ann', id)
  expect(keys).toEqual([id, stored.ok && stored.value.drawing])
  expect(await bytes()).toBe(0)
  expect(await deleteImage(env.DB, 'ann', id)).toBeUndefined()
  await deleteLooseObjects(env, Date.now())
  expect(objects.size).toBe(0)
})

test.each(['deleted', 'deleted with its account'])(
  'an image that is %s while its drawing is written leaves no object',
  async how => {
    const { env, sqlite, store, objects, loose } = await openAccount()
    const put = env.IMAGES.put.bind(env.IMAGES)
    env.IMAGES.put = (async (...args: Parameters<typeof put>) => {
      if (how === 'deleted') await deleteImage(env.DB, 'ann', id)
      else await deleteAllImages(env.DB, 'ann')
      await deleteLooseObjects(env, Date.now())
      return put(...args)
    }) as typeof put
    expect(await store()).toEqual({ ok: false, code: 'image_missing' })
    expect([...objects.keys()]).toEqual([])
    await deleteLooseObjects(env, Date.now() + 1)
    expect(loose()).toEqual([])
    expect(sqlite.prepare('SELECT * FROM account_bytes WHERE images <> 0').all()).toEqual([])
  }
)

test('an interrupted request leaves an object that the cleanup deletes', async () => {
  const { env, sqlite, store, objects } = await openAccount()
  sqlite.exec(
    `CREATE TRIGGER interrupt BEFORE UPDATE OF drawing ON images BEGIN SELECT raise(ABORT, 'away'); END`
  )
  await expect(store()).rejects.toThrow('away')
  expect(objects.size).toBe(2)
  await deleteLooseObjects(env, Date.now() + 2 * 24 * 3600 * 1000)
  expect([...objects.keys()]).toEqual([id])
  sqlite.exec('DROP TRIGGER interrupt')
  expect(await store()).toMatchObject({ ok: true })
})
