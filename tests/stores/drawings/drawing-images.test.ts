import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { aDrawing, anImage } from '../../core/drawing/drawing-builders.ts'
import { aBrowser, type DrawingsPage, loadPage } from './drawings-page.ts'

const day = 24 * 3600 * 1000
const png = (content: string) => new Blob([content], { type: 'image/png' })

let page: DrawingsPage

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  aBrowser()
  page = await loadPage()
}, 60_000)

async function store(content: string) {
  const stored = await page.storeDrawingImage(png(content))
  if (!stored.ok) throw new Error(stored.code)
  return stored.value
}
const read = async (id: string) => (await page.readDrawingImage(id))?.text()

test('an image is read as it was stored, and stored once', async () => {
  const id = await store('one')
  expect(id).toMatch(/^[\w-]{1,40}$/)
  expect(await read(id)).toBe('one')
  expect((await page.readDrawingImage(id))?.type).toBe('image/png')
  expect(await store('one')).toBe(id)
  expect(await store('two')).not.toBe(id)
  expect(await page.readDrawingImage('unknown')).toBeUndefined()
})

test('an image goes a week after it was found unused, and not while a drawing has it', async () => {
  const used = await store('used')
  const unused = await store('unused')
  const drawing = { id: 'd', name: '', drawing: aDrawing([anImage('a', used)]) }
  await page.storeDrawing(drawing, undefined, '1')
  const days = (count: number) => page.deleteUnusedImages(1_000_000 + count * day)
  await days(0)
  await days(limits.drawing.unusedImageDays)
  expect(await read(unused)).toBe('unused')
  await days(limits.drawing.unusedImageDays + 1)
  expect([await read(unused), await read(used)]).toEqual([undefined, 'used'])

  // Deleted with its drawing, which is restored after three days; then another week begins.
  const restore = await page.deleteStoredDrawing('d')
  await days(10)
  if (restore.ok) await restore.value()
  await days(13)
  await page.deleteStoredDrawing('d')
  await days(14)
  await days(20)
  expect(await read(used)).toBe('used')
  await days(22)
  expect(await read(used)).toBeUndefined()
})

test('an unused image that is added again stays as long as a new one', async () => {
  const id = await store('one')
  await page.deleteUnusedImages(0)
  await store('one')
  await page.deleteUnusedImages(30 * day)
  expect(await read(id)).toBe('one')
})

test('where the browser stores nothing, an image isn’t said to be stored', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Not here', 'SecurityError')
    }
  })
  const blocked = await loadPage()
  expect(await blocked.storeDrawingImage(png('one'))).toEqual({ ok: false, code: 'drawings_blocked' })
  expect(await blocked.readDrawingImage('one')).toBeUndefined()
})
