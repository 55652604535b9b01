import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blobOf } from '#stores/drawings/data-urls.ts'
import { aDrawing, anImage, aShape, pngImage } from '../../core/drawing/drawing-builders.ts'
import { aBrowser, loadPage } from './drawings-page.ts'

/** A page of this device, with the library. */
async function loadDevice() {
  const page = await loadPage()
  return { ...page, ...(await import('#stores/library/import-export.ts')) }
}

/** The user takes another device, with empty storage. */
async function otherDevice() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  aBrowser()
  return loadDevice()
}

let device: Awaited<ReturnType<typeof loadDevice>>
beforeEach(async () => {
  device = await otherDevice()
}, 60_000)

async function exported(from = device) {
  const file = await from.exportLibrary()
  if (!file.ok) throw new Error(file.code)
  return new Blob([file.value])
}

/** Adds a drawing of a shape and an image, and opens an empty one. */
async function addDrawing(name: string, layer = 'a') {
  const image = await device.storeDrawingImage(blobOf(pngImage))
  const drawing = aDrawing([aShape(layer), anImage('image', image.ok ? image.value : '')])
  const { id } = device.startDrawing('icon', { name, drawing })
  await device.saveDrawings()
  return { id, image: image.ok ? image.value : '' }
}

describe('the library file', () => {
  test('brings all drawings with their images to another device, once', async () => {
    const { image } = await addDrawing('Fool')
    await addDrawing('Imp', 'b')
    const file = await exported()
    const other = await otherDevice()
    expect(await other.importLibrary(file)).toMatchObject({
      ok: true,
      value: { drawings: { added: 2, incomplete: 0 } }
    })
    expect(await other.stored()).toEqual(['Fool: a,image', 'Imp: b,image'])
    expect((await other.readDrawingImage(image))?.type).toBe('image/png')
    expect(await other.importLibrary(file)).toMatchObject({
      ok: true,
      value: { drawings: { added: 0, incomplete: 0 } }
    })
    expect(await other.stored()).toHaveLength(2)
  })

  test('has the last changes of the open drawing', async () => {
    await addDrawing('Fool')
    device.add('late')
    const file = await exported()
    const other = await otherDevice()
    await other.importLibrary(file)
    expect(await other.stored()).toEqual(['Fool: a,image,late'])
  })

  test('replaces no drawing that has changed since', async () => {
    await addDrawing('Fool')
    const file = await exported()
    device.add('since')
    await device.importLibrary(file)
    expect(await device.stored()).toEqual(['Fool: a,image', 'Fool: a,image,since'])
    await device.importLibrary(file)
    expect(await device.stored()).toHaveLength(2)
  })

  test('of an earlier version brings its scripts', async () => {
    const text = '{"format":"belfry-scripts","version":1,"scripts":[]}'
    expect(await device.importLibrary(new Blob([text]))).toEqual({
      ok: true,
      value: { added: 0, count: 0, drawings: { added: 0, incomplete: 0 }, lostImages: 0 }
    })
  })

  test('says that this device has no room for its drawings', async () => {
    await addDrawing('Fool')
    const file = await exported()
    const other = await otherDevice()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await other.importLibrary(file)).toEqual({ ok: false, code: 'library_full' })
    put.mockRestore()
  })

  test('isn’t written where it couldn’t be read again', async () => {
    await addDrawing('Fool')
    const { limits } = await import('#core/limits.ts')
    Object.assign(limits, { libraryFile: 500 })
    expect(await device.exportLibrary()).toEqual({ ok: false, code: 'export_too_large' })
  })
})
