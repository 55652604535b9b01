import { vi } from 'vitest'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { aShape } from '../../core/drawing/drawing-builders.ts'

/** A storage of the browser, whose keys can be listed as its properties. */
function aStorage() {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    }
  }
  const storage: Record<string, string> = Object.create(methods)
  return storage
}

/** Browser globals that Node lacks. A tab has its own session storage. */
export function aBrowser() {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('location', { pathname: '/icon-editor', search: '' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  openTab()
}

/** The user opens another tab. */
export function openTab() {
  vi.stubGlobal('sessionStorage', aStorage())
}

/** The stores as a page has them that has just been loaded in the present tab. */
export async function loadPage() {
  vi.resetModules()
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const [saver, database, drawings, images, open, openOf, actions, files] = await Promise.all([
    import('#stores/drawings/drawing-saver.ts'),
    import('#stores/drawings/drawings-database.ts'),
    import('#stores/drawings/device-drawings.ts'),
    import('#stores/drawings/drawing-images.ts'),
    import('#stores/drawings/open-drawing.ts'),
    import('#stores/drawings/open-drawing-of.ts'),
    import('#stores/drawings/drawing-actions.ts'),
    import('#stores/drawings/drawing-files.ts')
  ])
  const page = { ...saver, ...database, ...drawings, ...images, ...open, ...openOf, ...actions, ...files }
  return {
    ...page,
    /** Adds a layer to the open drawing. */
    add: (id: string) =>
      page.changeDrawing(drawing => ({ ...drawing, layers: [...drawing.layers, aShape(id)] })),
    move: (id: string, x: number) =>
      page.changeDrawing(drawing => changeLayer(drawing, id, layer => ({ ...layer, x })), 'move'),
    /** Ids of the layers of the open drawing. */
    layers: () => page.$openDrawing.get().drawing.layers.map(({ id }) => id),
    /** The page is left, by a reload or for good: what it does afterwards may not happen. */
    leave: () => events.dispatchEvent(new Event('pagehide')),
    /** Names and layers of all stored drawings, sorted. */
    async stored() {
      const list = await page.listDrawings()
      const read = list.ok ? await Promise.all(list.value.map(({ id }) => page.readDeviceDrawing(id))) : []
      return read
        .map(each =>
          each.ok
            ? `${each.value.drawing.name}: ${each.value.drawing.drawing.layers.map(({ id }) => id).join()}`
            : each.code
        )
        .sort()
    }
  }
}

export type DrawingsPage = Awaited<ReturnType<typeof loadPage>>
