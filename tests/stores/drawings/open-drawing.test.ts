import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedDrawing } from '#core/drawing/read-drawing.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { aDrawing, aShape } from '../../core/drawing/drawing-builders.ts'
import { waitFor } from '../../wait.ts'
import { aBrowser, type DrawingsPage, loadPage, openTab } from './drawings-page.ts'

// The first import compiles the modules, which takes longer than a test may.
beforeAll(async () => {
  aBrowser()
  await loadPage()
}, 60_000)

let page: DrawingsPage

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  aBrowser()
  page = await loadPage()
})

afterEach(() => vi.restoreAllMocks())

/** Changes a stored drawing as a window does that doesn't tell this one. */
async function changeStored(id: string, change: { info?: object; content?: unknown }) {
  const database = await openDB('belfry-drawings')
  const info = await database.get('drawings', id)
  await database.put('drawings', { ...info, ...change.info })
  if (change.content) await database.put('contents', { id, content: change.content })
  database.close()
}

/** A drawing with this layer is stored and open. */
async function openWith(layer: string, name = '') {
  await page.openDrawingOf('icon')
  page.add(layer)
  if (name) page.renameOpenDrawing(name)
  await page.saveDrawings()
  return page.$openDrawing.get().id
}

/** The device has no room left. */
const failToStore = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

describe('a drawing', () => {
  test('is stored within half a second of a change, also while changes go on', async () => {
    await page.openDrawingOf('icon')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page.add('a')
    expect(page.$drawingSaveState.get()).toBe('saving')
    for (let step = 1; step <= 5; step += 1) {
      page.move('a', step)
      await vi.advanceTimersByTimeAsync(110)
    }
    vi.useRealTimers()
    await waitFor(async () => expect(await page.stored()).toEqual([': a']))
  })

  test('is stored at once when the page is hidden', async () => {
    await page.openDrawingOf('icon')
    page.add('a')
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(page.$drawingSaveState.get()).toBe('saved'))
    expect(await page.stored()).toEqual([': a'])
  })

  test('that was started elsewhere is stored too when the page is hidden', async () => {
    page.startDrawing('icon')
    await page.openDrawingOf('icon')
    page.add('a')
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    // Earlier than without being hidden.
    await vi.waitFor(
      () => expect(page.$drawingSaveState.get()).toBe('saved'),
      workingCopyLimits.saveDelay / 2
    )
    expect(await page.stored()).toEqual([': a'])
  })

  test('is stored after a save that has failed in a way that nobody foresaw', async () => {
    await openWith('a')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('unforeseen')
    })
    page.add('b')
    await expect(page.saveDrawings()).rejects.toThrow('unforeseen')
    put.mockRestore()
    expect(await page.saveDrawings()).toBe(true)
    expect(await page.stored()).toEqual([': a,b'])
  })

  test('is not stored while it is empty', async () => {
    await page.openDrawingOf('icon')
    expect(page.$drawingSaveState.get()).toBe('new')
    page.add('a')
    page.undoDrawing()
    expect(page.$drawingSaveState.get()).toBe('new')
    await page.saveDrawings()
    expect(await page.stored()).toEqual([])
  })

  test('that was emptied stays stored', async () => {
    await openWith('a')
    page.changeDrawing(drawing => ({ ...drawing, layers: [] }))
    await page.saveDrawings()
    expect([await page.stored(), page.$drawingSaveState.get()]).toEqual([[': '], 'saved'])
  })

  test('is renamed as an undo step', async () => {
    await openWith('a', 'Fool')
    page.undoDrawing()
    await page.saveDrawings()
    expect(await page.stored()).toEqual([': a'])
    page.redoDrawing()
    expect(page.$openDrawing.get().name).toBe('Fool')
  })

  test('that can’t be stored says so, and is stored with the next change', async () => {
    await openWith('a')
    const put = failToStore()
    page.add('b')
    await page.saveDrawings()
    expect(page.$drawingSaveState.get()).toBe('drawings_full')
    page.add('c')
    expect(page.$drawingSaveState.get()).toBe('drawings_full')
    put.mockRestore()
    await page.saveDrawings()
    expect([await page.stored(), page.$drawingSaveState.get()]).toEqual([[': a,b,c'], 'saved'])
  })

  test('with changes that can’t be stored is opened again with them', async () => {
    const id = await openWith('a')
    const put = failToStore()
    page.add('b')
    page.startDrawing('icon')
    expect(page.layers()).toEqual([])
    await page.openDeviceDrawing(id)
    expect(page.layers()).toEqual(['a', 'b'])
    put.mockRestore()
    expect(await page.saveDrawings()).toBe(true)
  })
})

describe('opening', () => {
  test('opens the last changed drawing of the kind in a new tab', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000)
    await openWith('a')
    vi.spyOn(Date, 'now').mockReturnValue(2000)
    page.startDrawing('icon')
    page.add('b')
    await page.saveDrawings()
    vi.spyOn(Date, 'now').mockReturnValue(3000)
    await page.openDrawingOf('logo')
    page.add('c')
    await page.saveDrawings()
    openTab()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect(next.layers()).toEqual(['b'])
    await next.openDrawingOf('logo')
    expect([next.layers(), next.$openDrawing.get().drawing.kind]).toEqual([['c'], 'logo'])
    await next.openDrawingOf('icon')
    expect(next.layers()).toEqual(['b'])
  })

  test('opens one by its id, and its own again without one', async () => {
    const first = await openWith('a')
    page.startDrawing('icon')
    page.add('b')
    await page.openDrawingOf('icon', first)
    expect(page.layers()).toEqual(['a'])
    await page.openDrawingOf('icon')
    expect(page.layers()).toEqual(['a'])
    expect(await page.stored()).toEqual([': a', ': b'])
  })

  test('says that there is none with this id, and opens the last one', async () => {
    await openWith('a')
    openTab()
    const next = await loadPage()
    expect(await next.openDrawingOf('icon', 'unknown')).toEqual({ ok: false, code: 'drawing_missing' })
    expect(next.layers()).toEqual(['a'])
    const logo = await next.openDrawingOf('logo', next.$openDrawing.get().id)
    expect(logo).toEqual({ ok: false, code: 'drawing_missing' })
  })

  test('keeps what is drawn meanwhile as a drawing of its own', async () => {
    await openWith('a')
    openTab()
    const next = await loadPage()
    const opening = next.openDrawingOf('icon')
    expect(next.$isOpeningDrawing.get()).toBe(true)
    next.add('b')
    await opening
    expect([next.layers(), next.$isOpeningDrawing.get()]).toEqual([['b'], false])
    await next.saveDrawings()
    expect(await next.stored()).toEqual([': a', ': b'])
  })

  test('keeps what is drawn while the stored drawing is being read', async () => {
    await openWith('a')
    openTab()
    const next = await loadPage()
    const { get } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
      next.add('b')
      return get.call(this, key)
    })
    await next.openDrawingOf('icon')
    expect(next.layers()).toEqual(['b'])
    await next.saveDrawings()
    expect(await next.stored()).toEqual([': a', ': b'])
  })

  test('keeps a drawing that was there before', async () => {
    page.$openDrawing.set({ id: 'x', name: '', drawing: aDrawing([aShape('x')]) })
    await page.openDrawingOf('icon')
    expect(page.layers()).toEqual(['x'])
  })

  test('leaves a drawing of a later version as it is stored', async () => {
    const id = await openWith('a', 'Later')
    const content = { version: 99, drawing: 'unknown' }
    await changeStored(id, { content })
    const next = await loadPage()
    expect(await next.openDrawingOf('icon')).toEqual({ ok: false, code: 'later_drawing' })
    expect(next.layers()).toEqual([])
    next.add('b')
    await next.renameDrawing(id, 'Renamed')
    await next.duplicateDrawing(id, 'Renamed')
    const restore = await next.deleteDrawing(id)
    if (restore.ok) await restore.value()
    const database = await openDB('belfry-drawings')
    expect((await database.get('contents', id)).content).toEqual(content)
    database.close()
    expect(await next.stored()).toEqual([': b', 'later_drawing', 'later_drawing'])
  })

  test('reports a layer that can’t be read, and opens the rest', async () => {
    const id = await openWith('a')
    await changeStored(id, { content: storedDrawing(aDrawing([aShape('a'), aShape('b', { scaleX: 0 })])) })
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect(next.layers()).toEqual(['a'])
    expect(next.$drawingRepairs.get()).toEqual([{ kind: 'layer', layer: 2, reason: 'no_size' }])
  })
})

describe('a reload', () => {
  test('opens the same drawing with its undo steps, selection and variant', async () => {
    const first = await openWith('a')
    page.startDrawing('icon')
    page.add('other')
    await page.openDrawingOf('icon', first)
    page.add('b')
    page.undoDrawing()
    page.$selection.set(['a'])
    page.$shownVariant.set('evil')
    page.leave()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect([next.layers(), next.$selection.get(), next.$shownVariant.get()]).toEqual([['a'], ['a'], 'evil'])
    next.redoDrawing()
    expect(next.layers()).toEqual(['a', 'b'])
    next.undoDrawing()
    next.undoDrawing()
    expect([next.layers(), next.$canUndoDrawing.get()]).toEqual([[], false])
  })

  test('opens an empty drawing if that was open', async () => {
    await openWith('a')
    page.startDrawing('icon')
    page.leave()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect(next.layers()).toEqual([])
  })

  test('loses nothing that was changed just before, though the browser stores nothing any more', async () => {
    await openWith('a')
    page.add('b')
    failToStore()
    page.leave()
    vi.restoreAllMocks()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect(next.layers()).toEqual(['a', 'b'])
    expect([await next.stored(), next.$drawingSaveState.get()]).toEqual([[': a,b'], 'saved'])
    expect(Object.keys({ ...localStorage })).toEqual([])
  })

  test('loses nothing that two pages have changed in one drawing and couldn’t store', async () => {
    const id = await openWith('a', 'Fool')
    openTab()
    const other = await loadPage()
    await other.openDrawingOf('icon', id)
    failToStore()
    page.add('here')
    other.add('there')
    page.leave()
    other.leave()
    expect([await page.saveDrawings(), await other.saveDrawings()]).toEqual([false, false])
    vi.restoreAllMocks()
    openTab()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect((await next.stored()).map(text => text.split(': ')[1]).sort()).toEqual(['a,here', 'a,there'])
    expect(Object.keys({ ...localStorage })).toEqual([])
  })

  test('adds no copy of what the page before has stored after all', async () => {
    await openWith('a')
    page.add('b')
    const left = Object.assign(Object.create(Object.getPrototypeOf(localStorage)), {})
    page.leave()
    Object.assign(left, { ...localStorage })
    await page.saveDrawings()
    // Another window goes on with it.
    openTab()
    const other = await loadPage()
    await other.openDrawingOf('icon')
    other.add('c')
    await other.saveDrawings()
    Object.assign(localStorage, { ...left })
    openTab()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect(await next.stored()).toEqual([': a,b,c'])
    expect(next.layers()).toEqual(['a', 'b', 'c'])
  })

  test('where the browser stores no drawings opens what was written when the page was left', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Not here', 'SecurityError')
      }
    })
    await page.openDrawingOf('icon')
    page.add('a')
    await page.saveDrawings()
    expect(page.$drawingSaveState.get()).toBe('drawings_blocked')
    page.leave()
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect([next.layers(), next.$drawingSaveState.get()]).toEqual([['a'], 'drawings_blocked'])
  })

  test('where the browser has no IndexedDB says so', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await page.openDrawingOf('icon')).toEqual({ ok: false, code: 'drawings_blocked' })
    page.add('a')
    await page.saveDrawings()
    expect(page.$drawingSaveState.get()).toBe('drawings_blocked')
  })
})

test.each([0, 1, 2, 3])(
  'a crash in the save after %i loses only what was never said to be saved',
  async saves => {
    const { put } = IDBObjectStore.prototype
    const crashed = Promise.withResolvers<void>()
    // Each save puts a content, then what lists show.
    let left = 2 * saves
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...data) {
      const request = put.apply(this, data)
      if (left === 0) {
        this.transaction.abort()
        crashed.resolve()
      }
      left -= 1
      return request
    })
    let isOver = false
    let said: string[] = []
    await page.openDrawingOf('icon')
    page.$drawingSaveState.listen(state => {
      if (state === 'saved' && !isOver) said = page.layers()
    })
    const drawing = (async () => {
      for (const layer of ['a', 'b', 'c', 'd', 'e']) {
        page.add(layer)
        if (layer !== 'b') await page.saveDrawings()
        if (isOver) return
      }
    })()
    await crashed.promise
    isOver = true
    await drawing
    vi.restoreAllMocks()
    // Session and local storage are as if the page had never been left.
    const next = await loadPage()
    await next.openDrawingOf('icon')
    expect(['a', 'b', 'c', 'd', 'e'].slice(0, next.layers().length)).toEqual(next.layers())
    expect(next.layers().length).toBeGreaterThanOrEqual(said.length)
  }
)

describe('another window', () => {
  /** This window and another one have the same drawing open. */
  async function twoWindows() {
    const id = await openWith('a', 'Fool')
    openTab()
    const other = await loadPage()
    await other.openDrawingOf('icon', id)
    return { id, other }
  }

  test('is followed, and undo leads back', async () => {
    const { other } = await twoWindows()
    other.add('b')
    await other.saveDrawings()
    await waitFor(() => expect(page.layers()).toEqual(['a', 'b']))
    page.add('c')
    await page.saveDrawings()
    expect(page.$drawingSaveState.get()).toBe('saved')
    expect(await page.stored()).toEqual(['Fool: a,b,c'])
    page.undoDrawing()
    page.undoDrawing()
    expect(page.layers()).toEqual(['a'])
  })

  test('loses nothing when both change the drawing at once: this one’s state becomes a copy', async () => {
    const { id, other } = await twoWindows()
    page.add('here')
    other.add('there')
    await other.saveDrawings()
    await page.saveDrawings()
    expect(await page.stored()).toEqual(['Fool 2: a,here', 'Fool: a,there'])
    expect(page.$drawingCopy.get()).toMatchObject({ of: id, name: 'Fool 2' })
    expect([page.$openDrawing.get().name, page.layers()]).toEqual(['Fool 2', ['a', 'here']])
    page.add('later')
    page.undoDrawing()
    page.undoDrawing()
    page.redoDrawing()
    await page.saveDrawings()
    expect(await page.stored()).toEqual(['Fool 2: a,here', 'Fool: a,there'])
    expect(await other.stored()).toHaveLength(2)
  })

  test('changes nothing when both have done the same', async () => {
    const { other } = await twoWindows()
    page.add('b')
    other.add('b')
    await other.saveDrawings()
    await page.saveDrawings()
    expect([await page.stored(), page.$drawingSaveState.get()]).toEqual([['Fool: a,b'], 'saved'])
  })

  test('deletes the open drawing: it isn’t said to be saved, and the next change stores it again', async () => {
    const { id, other } = await twoWindows()
    const restore = await other.deleteDrawing(id)
    await waitFor(() => expect(page.$drawingSaveState.get()).toBe('new'))
    expect(page.layers()).toEqual(['a'])
    page.add('b')
    await page.saveDrawings()
    expect([await page.stored(), page.$drawingSaveState.get()]).toEqual([['Fool: a,b'], 'saved'])
    // Restoring it there replaces nothing that was done since.
    if (restore.ok) await restore.value()
    expect(await page.stored()).toEqual(['Fool: a,b'])
    expect(page.layers()).toEqual(['a', 'b'])
  })
})

describe('in the list', () => {
  test('a drawing is renamed and duplicated without being opened', async () => {
    const id = await openWith('a', 'Fool')
    page.startDrawing('icon')
    await page.renameDrawing(id, 'Jester')
    await page.duplicateDrawing(id, 'Jester')
    expect(await page.stored()).toEqual(['Jester 2: a', 'Jester: a'])
    expect(page.layers()).toEqual([])
  })

  test('the open drawing is deleted and restored as it was, its last change too', async () => {
    const id = await openWith('a', 'Fool')
    page.add('b')
    const restore = await page.deleteDrawing(id)
    expect([page.layers(), await page.stored()]).toEqual([[], []])
    if (restore.ok) await restore.value()
    expect([page.layers(), await page.stored()]).toEqual([['a', 'b'], ['Fool: a,b']])
    page.undoDrawing()
    expect(page.layers()).toEqual(['a'])
  })

  test('a deleted drawing that can’t be restored says so, and can be later', async () => {
    const id = await openWith('a', 'Fool')
    const restore = await page.deleteDrawing(id)
    const put = failToStore()
    expect(restore.ok && (await restore.value())).toEqual({ ok: false, code: 'drawings_full' })
    put.mockRestore()
    expect(restore.ok && (await restore.value()).ok).toBe(true)
    expect(await page.stored()).toEqual(['Fool: a'])
  })

  test('200 drawings are listed without their contents', async () => {
    for (let index = 0; index < 200; index += 1)
      await page.storeDrawing(
        { id: `d${index}`, name: `${index}`, drawing: aDrawing([aShape('a')]) },
        undefined,
        'test'
      )
    const get = vi.spyOn(IDBObjectStore.prototype, 'get')
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll')
    const list = await page.listDrawings('icon')
    expect(list.ok && list.value.length).toBe(200)
    expect(get).not.toHaveBeenCalled()
    expect(getAll).toHaveBeenCalledOnce()
  })
})
