import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'

let stored: Map<string, string>
let events: EventTarget

// The first import compiles the modules, which takes longer than a test may.
beforeAll(async () => void (await import('#stores/storage/undo-storage.ts')), 60_000)

beforeEach(() => {
  stored = new Map()
  events = new EventTarget()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key)
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
})

afterEach(() => vi.unstubAllGlobals())

const copyOf = (title: string, id = 'one') => ({ id, script: { ...emptyScript, title } })

/** A page with this working copy in its storage. */
async function load(copy = copyOf('A')) {
  vi.resetModules()
  const script = await import('#stores/script.ts')
  const { startUndoStorage } = await import('#stores/storage/undo-storage.ts')
  await script.openStoredScript()
  script.openWorkingCopy(copy)
  script.clearUndoHistory()
  const setTitle = (title: string) => script.changeScript(present => ({ ...present, title }))
  const title = () => script.$script.get().title
  return { ...script, setTitle, title, start: startUndoStorage }
}

type Page = Awaited<ReturnType<typeof load>>

/** Leaves the page and loads it again. */
async function reload(page: Page, copy = page.$workingCopy.get()) {
  events.dispatchEvent(new Event('pagehide'))
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const next = await load(copy)
  next.start()
  return next
}

/** A page on which the title was A, B and C. */
async function edited() {
  const page = await load()
  page.start()
  page.setTitle('B')
  page.setTitle('C')
  return page
}

test('undo and redo go on after a reload', async () => {
  const before = await edited()
  before.undo()
  const page = await reload(before)
  expect([page.$canUndo.get(), page.$canRedo.get()]).toEqual([true, true])
  page.redo()
  expect(page.title()).toBe('C')
  page.undo()
  page.undo()
  expect(page.title()).toBe('A')
})

test('what another tab changed meanwhile is a step of its own', async () => {
  const page = await reload(await edited(), copyOf('Elsewhere'))
  page.undo()
  expect(page.title()).toBe('C')
  page.undo()
  expect(page.title()).toBe('B')
})

test('changes made before the steps are read come after them', async () => {
  events.dispatchEvent(new Event('pagehide'))
  const before = await edited()
  events.dispatchEvent(new Event('pagehide'))
  const page = await load(before.$workingCopy.get())
  page.setTitle('D')
  page.start()
  page.undo()
  expect(page.title()).toBe('C')
  page.undo()
  expect(page.title()).toBe('B')
})

test('undo leads back to the script that was open before, also after a reload', async () => {
  const before = await edited()
  before.openWorkingCopy(copyOf('Other', 'two'))
  const page = await reload(before)
  page.undo()
  expect(page.$workingCopy.get()).toEqual(copyOf('C'))
})

test('as many of the last steps are stored as fit', async () => {
  const before = await load()
  before.start()
  const long = 'x'.repeat(workingCopyLimits.storedUndo / 8)
  for (const title of 'BCDEFGHIJKL') before.changeScript(script => ({ ...script, title, author: long }))
  const page = await reload(before)
  expect([...stored.values()].join().length).toBeLessThan(workingCopyLimits.storedUndo * 1.25)
  page.undo()
  expect(page.title()).toBe('K')
  while (page.$canUndo.get()) page.undo()
  expect(page.title()).toBe('E')
})

test.each(['', '{', '{"version":1}', '{"version":1,"present":1,"past":[],"future":[]}'])(
  'stored text that is not a history is ignored: %s',
  async text => {
    stored.set('belfry:undo', text)
    const page = await load()
    page.start()
    expect(page.$canUndo.get()).toBe(false)
  }
)

test('a tab whose storage is full or blocked works on', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const page = await edited()
  events.dispatchEvent(new Event('pagehide'))
  page.undo()
  expect(page.title()).toBe('B')
})
