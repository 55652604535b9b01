import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { answerDeviceImage } from '#service-worker/answer-device-image.ts'
import { readDeviceImage, storeDeviceImage } from '#stores/device-images/device-images.ts'
import { removeUnusedImages } from '#stores/device-images/remove-unused-images.ts'
import { makePng } from '../../images/make-png.ts'
import { stubCaches } from './fake-caches.ts'

const caches = stubCaches()
const texts = new Map<string, string>()
const storage = {
  get length() {
    return texts.size
  },
  key: (index: number) => [...texts.keys()][index] ?? null,
  getItem: (key: string) => texts.get(key) ?? null
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', { length: 0, key: () => null, getItem: () => null })

beforeEach(() => {
  caches.state.failure = undefined
  caches.clear()
  texts.clear()
})

const png = (side: number) => new Blob([makePng({ width: side, height: 1 })])
const bytesOf = async (blob: Blob | undefined) => new Uint8Array((await blob?.arrayBuffer()) ?? [])

async function stored(side: number) {
  const result = await storeDeviceImage(png(side))
  if (!result.ok) throw new Error(result.code)
  return result.value
}

describe('an image that is stored on the device', () => {
  test('has an address of this site, and can be read', async () => {
    const address = await stored(3)
    expect(address).toMatch(/^https:\/\/belfry\.example\/images\/device\/[0-9a-f]{32}\.png$/)
    expect(await bytesOf(await readDeviceImage(address))).toEqual(await bytesOf(png(3)))
  })

  test('is stored once', async () => {
    expect(await stored(3)).toBe(await stored(3))
    expect(await stored(4)).not.toBe(await stored(3))
  })

  test('is found from another origin that had the same image', async () => {
    const elsewhere = (await stored(3)).replace('belfry.example', 'old.example')
    expect((await readDeviceImage(elsewhere))?.type).toBe('image/png')
    expect(await readDeviceImage('https://example.com/a.png')).toBeUndefined()
  })

  test('is answered by the service worker, which never asks the network', async () => {
    vi.stubGlobal('fetch', () => expect.unreachable())
    const { pathname } = new URL(await stored(3))
    const response = await answerDeviceImage(pathname)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await bytesOf(await response.blob())).toEqual(await bytesOf(png(3)))
    expect((await answerDeviceImage(pathname.replace(/.{5}\.png/, '00000.png'))).status).toBe(404)
  })
})

describe('an image that isn’t stored', () => {
  test.each([
    ['a text', new Blob(['bell']), 'image_type'],
    ['a cut file', new Blob([makePng({ width: 3, height: 1 }).slice(0, 20)]), 'image_broken'],
    ['a large file', new Blob([new Uint8Array(limits.images.bytes + 1)]), 'image_too_large']
  ])('%s', async (_, file, code) => {
    expect(await storeDeviceImage(file)).toEqual({ ok: false, code })
  })

  test('because there are too many', async () => {
    const { count } = limits.deviceImages
    for (let side = 1; side <= count; side++) await stored(side)
    expect(await storeDeviceImage(png(count + 1))).toEqual({ ok: false, code: 'device_images_full' })
    // One that is stored takes no further place.
    expect((await storeDeviceImage(png(count))).ok).toBe(true)
  })

  test('because they are too large together', async () => {
    const rest = new Uint8Array(limits.images.bytes - 200)
    const large = (side: number) => new Blob([makePng({ width: side, height: 1 }), rest])
    const fitting = Math.floor(limits.deviceImages.bytes / large(1).size)
    for (let side = 1; side <= fitting; side++) expect((await storeDeviceImage(large(side))).ok).toBe(true)
    expect(await storeDeviceImage(large(fitting + 1))).toEqual({ ok: false, code: 'device_images_full' })
  })

  test.each([
    ['QuotaExceededError', 'device_images_full'],
    ['SecurityError', 'device_images_blocked']
  ])('because the browser says %s', async (name, code) => {
    caches.state.failure = new DOMException('no', name)
    expect(await storeDeviceImage(png(1))).toEqual({ ok: false, code })
    expect(
      await readDeviceImage('https://belfry.example/images/device/0123456789abcdef0123456789abcdef.png')
    ).toBe(undefined)
  })
})

describe('an image that nothing uses', () => {
  const day = 24 * 60 * 60 * 1000
  const start = 1_000_000 * day
  const later = start + (limits.deviceImages.unusedDays + 1) * day
  const isStored = async (address: string) => (await readDeviceImage(address)) !== undefined

  test('is removed after a while', async () => {
    const address = await stored(3)
    await removeUnusedImages(start)
    await removeUnusedImages(start + day)
    expect(await isStored(address)).toBe(true)
    await removeUnusedImages(later)
    expect(await isStored(address)).toBe(false)
  })

  test('stays when it is used again meanwhile', async () => {
    const address = await stored(3)
    await removeUnusedImages(start)
    texts.set('belfry:script', JSON.stringify({ image: [address] }))
    await removeUnusedImages(start + day)
    texts.clear()
    await removeUnusedImages(later)
    expect(await isStored(address)).toBe(true)
  })

  test('stays when it is stored again meanwhile', async () => {
    const address = await stored(3)
    await removeUnusedImages(start)
    await stored(3)
    await removeUnusedImages(later)
    expect(await isStored(address)).toBe(true)
  })

  test('stays as long as any database names it, in any place', async () => {
    const address = await stored(3)
    const database = await openDB('games', 1, {
      upgrade: created => void created.createObjectStore('records')
    })
    await database.put('records', { pixels: new Uint8Array(9), script: { logo: address } }, 'one')
    await removeUnusedImages(start)
    await removeUnusedImages(later)
    expect(await isStored(address)).toBe(true)
    await database.clear('records')
    database.close()
    await removeUnusedImages(later)
    await removeUnusedImages(later + (later - start))
    expect(await isStored(address)).toBe(false)
  })

  test('stays when it is named within a longer word, as in an address in another one', async () => {
    const address = await stored(3)
    texts.set('belfry:last', `/builder?image=${encodeURIComponent(address).toLowerCase()}`)
    await removeUnusedImages(start)
    await removeUnusedImages(later)
    expect(await isStored(address)).toBe(true)
  })

  test('is looked for without making databases that are being deleted', async () => {
    await stored(3)
    vi.spyOn(indexedDB, 'databases').mockResolvedValue([{ name: 'deleted', version: 3 }])
    await removeUnusedImages(start)
    vi.restoreAllMocks()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('deleted')
  })

  test('stays when the browser doesn’t tell its databases', async () => {
    const { indexedDB } = globalThis
    const address = await stored(3)
    vi.stubGlobal('indexedDB', {})
    await removeUnusedImages(start)
    await removeUnusedImages(later)
    vi.stubGlobal('indexedDB', indexedDB)
    expect(await isStored(address)).toBe(true)
  })
})
