import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { blobOf, dataUrlOf } from '#stores/drawings/data-urls.ts'
import { aDrawing, anImage, aShape, pngImage } from '../../core/drawing/drawing-builders.ts'
import { aBrowser, type DrawingsPage, loadPage } from './drawings-page.ts'

let page: DrawingsPage

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  aBrowser()
  page = await loadPage()
}, 60_000)

test('a data URL has the bytes of its blob', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  const url = await dataUrlOf(new Blob([bytes], { type: 'image/webp' }))
  expect(url).toMatch(/^data:image\/webp;base64,AAEC/)
  expect(new Uint8Array(await blobOf(url).arrayBuffer())).toEqual(bytes)
  expect(blobOf(pngImage).type).toBe('image/png')
})

test('a drawing is opened on another device as it was saved, with its images', async () => {
  const stored = await page.storeDrawingImage(blobOf(pngImage))
  const image = stored.ok ? stored.value : ''
  const drawing = aDrawing([aShape('a'), anImage('b', image)], 'logo')
  const text = await page.drawingFileText({ name: 'Fool', drawing })
  vi.stubGlobal('indexedDB', new IDBFactory())
  const other = await loadPage()
  expect(await other.openDrawingFile(new Blob([text.ok ? text.value : '']))).toEqual({
    ok: true,
    value: 'logo'
  })
  expect(other.$openDrawing.get()).toMatchObject({ name: 'Fool', drawing })
  expect(await dataUrlOf((await other.readDrawingImage(image)) ?? new Blob())).toBe(pngImage)
  await other.saveDrawings()
  expect(await other.stored()).toEqual(['Fool: a,b'])
})

test('an image of a file gets the id of its bytes, so that it replaces none of this device', async () => {
  const text = JSON.stringify({
    belfry: 'drawing',
    version: 1,
    drawing: aDrawing([anImage('a', 'constructor'), anImage('b', 'one'), anImage('c', 'missing')]),
    images: { one: pngImage }
  })
  await page.openDrawingFile(text)
  const [first, second] = page.$openDrawing.get().drawing.layers
  expect(first?.content).toMatchObject({ image: 'constructor' })
  expect(second?.content).toMatchObject({ image: expect.stringMatching(/^[\da-f]{32}$/) })
  expect(page.$drawingRepairs.get()).toEqual([
    { kind: 'image', layer: 1 },
    { kind: 'image', layer: 3 }
  ])
})

test('a file that can’t be opened changes nothing', async () => {
  await page.openDrawingOf('icon')
  page.add('a')
  const unreadable = Object.assign(new Blob(['{}']), { text: () => Promise.reject(new Error('gone')) })
  const large = Object.assign(new Blob(['{}']), {})
  Object.defineProperty(large, 'size', { value: limits.drawing.file + 1 })
  expect(await page.openDrawingFile(unreadable)).toEqual({ ok: false, code: 'unreadable_file' })
  expect(await page.openDrawingFile(large)).toEqual({ ok: false, code: 'too_large' })
  expect(await page.openDrawingFile('imp')).toEqual({ ok: false, code: 'no_json' })
  expect(page.layers()).toEqual(['a'])
})
