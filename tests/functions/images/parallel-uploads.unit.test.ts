import type { R2Bucket } from '@cloudflare/workers-types'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addLooseObject, uploadLease } from '#functions/db/images.ts'
import { storeUpload } from '#functions/images/uploads.ts'
import { makePng } from '../../images/make-png.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

const id = 'image-0123456789abcdef'
const day = 24 * 3600 * 1000

/** An account with a bucket. Its writes may wait until `writes` ends them. */
function openAccount({ holdsWrites = false } = {}) {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const objects = new Map<string, number>()
  const writes: (() => void)[] = []
  const bucket = {
    head: async () => null,
    put: async (key: string, bytes: Uint8Array) => {
      if (holdsWrites) await new Promise<void>(resolve => writes.push(resolve))
      objects.set(key, bytes.byteLength)
    },
    delete: async (key: string) => objects.delete(key)
  }
  const encoder = {
    input: (image: ReadableStream) => ({ output: async () => ({ response: () => new Response(image) }) })
  }
  const env = { DB, IMAGES: bucket as unknown as R2Bucket, IMAGE_ENCODER: encoder }
  const { sessionKey: session } = signedInAs('ann')
  const unfinished: Promise<unknown>[] = []
  const executionCtx = { waitUntil: (work: Promise<unknown>) => void unfinished.push(work) }
  return {
    DB,
    sqlite,
    objects,
    writes,
    bucket,
    unfinished,
    register: (due: number) => addLooseObject(DB, session, id, due),
    upload: (width: number) =>
      storeUpload({ env, executionCtx } as never, {
        session,
        id,
        name: 'Fog',
        bytes: makePng({ width, height: 9 })
      })
  }
}

test('uploads with one id at one moment all get the one image that is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { upload, objects, writes } = openAccount({ holdsWrites: true })
  const uploads = [9, 40, 90, 160].map(upload)
  // Each writes by now, or waits for one that writes. Of several writes the first ends last.
  await expect.poll(() => writes.length + vi.getTimerCount()).toBe(uploads.length)
  for (const end of writes.toReversed()) {
    end()
    await vi.advanceTimersByTimeAsync(0)
  }
  await vi.advanceTimersByTimeAsync(250)
  const stored = await Promise.all(uploads)
  const bytes = stored.map(result => result.ok && result.value.bytes)
  expect(bytes).toEqual(bytes.map(() => objects.get(id)))
})

test.each([1, 2, 3, 4])(
  'an upload gets the image that another one adds just before its query %i',
  async query => {
    const { DB, sqlite, upload } = openAccount()
    const { prepare } = DB
    let queries = 0
    DB.prepare = sql => {
      queries += 1
      if (queries === query)
        sqlite.exec(`INSERT INTO images (id, owner_id, name, search, type, bytes, width, height, made_at)
        VALUES ('${id}', 'ann', 'Twin', 'twin', 'image/png', 99, 40, 9, 1)`)
      return prepare(sql)
    }
    expect(await upload(9)).toMatchObject({ ok: true, value: { name: 'Twin', width: 40 } })
  }
)

test('an upload that broke off makes room for the next one after a while', async () => {
  const { upload, register, objects } = openAccount()
  expect(await register(Date.now() + day - uploadLease + 300)).toBe(true)
  expect(await upload(9)).toMatchObject({ ok: true, value: { width: 9 } })
  expect(objects.size).toBe(1)
})

test('an upload that the bucket fails to store doesn’t hold up the next one', async () => {
  const { upload, bucket, objects } = openAccount()
  const { put } = bucket
  bucket.put = async () => {
    throw new Error('put: We encountered an internal error. (10001)')
  }
  await expect(upload(9)).rejects.toThrow('internal error')
  bucket.put = put
  expect(await upload(9)).toMatchObject({ ok: true, value: { width: 9 } })
  expect(objects.size).toBe(1)
}, 3000)

test('an upload goes on when its client has left, so that the next one finds the image', async () => {
  const { upload, unfinished, objects } = openAccount()
  void upload(9)
  await Promise.all(unfinished)
  expect(objects.size).toBe(1)
})

test('an upload that the account has no room for leaves no object, and the next one isn’t held up', async () => {
  const { sqlite, upload, objects } = openAccount()
  sqlite.exec(`CREATE TRIGGER full BEFORE INSERT ON images BEGIN SELECT RAISE(IGNORE); END`)
  expect(await upload(9)).toEqual({ ok: false, code: 'images_full' })
  expect(objects.size).toBe(0)
  sqlite.exec('DROP TRIGGER full')
  expect(await upload(9)).toMatchObject({ ok: true })
})
