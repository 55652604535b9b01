import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { emptyScript, type Script } from '#core/script.ts'
import {
  bringBack,
  deleteCopy,
  duplicateCopy,
  openCopy,
  readVersions,
  renameCopy,
  restoreVersion,
  startCopy
} from '#stores/library/acts.ts'
import { $copies, $deletedCopies } from '#stores/library/copies.ts'
import { exportLibrary, importLibrary } from '#stores/library/exchange.ts'
import { attendLibrary } from '#stores/library/keeper.ts'
import { forget, keep, readCopies } from '#stores/library/kept-copies.ts'
import { $libraryTrouble } from '#stores/library/shelves.ts'
import { $openCopyId, $script, openWorkingCopy, redo, undo } from '#stores/script.ts'
import { replaceScript, setTitle } from '#stores/settings.ts'
import { newCopyId } from '#stores/stored-script.ts'
import { aScript } from '../../core/build.ts'

const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']
const minute = 60_000

let end: () => void

/** What a browser has that Node lacks and the keeper asks for. */
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
vi.stubGlobal('document', document)
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_000_000_000_000 })
  openWorkingCopy({ id: newCopyId(), script: emptyScript })
  const copies = await readCopies()
  for (const { id } of copies.ok ? copies.value : []) await forget(id)
  end = attendLibrary()
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

/** Titles of all scripts here, the last changed first. */
async function titles() {
  const copies = await readCopies()
  if (!copies.ok) return copies.code
  const here = copies.value.filter(({ deletedAt }) => deletedAt === undefined)
  return here.map(({ script }) => script.title).sort()
}

async function later(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

/** Transactions run one after the other: when this one has ended, those before it have. */
async function settled() {
  for (let times = 0; times < 3; times += 1) await readCopies()
}

async function changeTo(script: Script, after = 2000) {
  replaceScript(script)
  await later(after)
}

const scriptOf = async (id: string) => {
  const copies = await readCopies()
  return copies.ok ? copies.value.find(copy => copy.id === id)?.script : undefined
}

describe('the library', () => {
  test('has no place for a blank script, and one for any other', async () => {
    await later(2000)
    expect(await titles()).toEqual([])
    setTitle('Night')
    await later(2000)
    expect(await titles()).toEqual(['Night'])
  })

  test('follows the open script a second after the last change', async () => {
    setTitle('One')
    await later(900)
    setTitle('Two')
    await later(900)
    expect(await titles()).toEqual([])
    await later(200)
    expect(await titles()).toEqual(['Two'])
  })

  test('does not wait when the page is hidden', async () => {
    setTitle('One')
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    await settled()
    expect(await titles()).toEqual(['One'])
  })

  test('takes what it finds open for right, and keeps what it had as a version', async () => {
    await changeTo(aScript({ title: 'Before the crash' }))
    end()
    replaceScript(aScript({ title: 'After it' }))
    end = attendLibrary()
    await settled()
    expect(await titles()).toEqual(['After it'])
    const versions = await readVersions($openCopyId.get())
    expect(versions.map(({ script }) => script.title)).toEqual(['Before the crash'])
  })
})

describe('another script', () => {
  test('is begun beside the open one, which is kept as it is at that moment', async () => {
    setTitle('One')
    const first = $openCopyId.get()
    expect(await startCopy(aScript({ title: 'Two' }))).toEqual({ state: 'kept', title: 'One' })
    expect($openCopyId.get()).not.toBe(first)
    expect($script.get().title).toBe('Two')
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('has nothing to keep of a blank one', async () => {
    expect(await startCopy(aScript({ title: 'Two' }))).toEqual({ state: 'blank' })
    expect(await titles()).toEqual(['Two'])
  })

  test('that was begun by mistake goes with undo, and comes again with redo', async () => {
    setTitle('One')
    await startCopy(aScript({ title: 'Two' }))
    undo()
    await settled()
    expect($script.get().title).toBe('One')
    expect(await titles()).toEqual(['One'])
    redo()
    await settled()
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('stays when undo leads out of it by another step than its beginning', async () => {
    setTitle('One')
    const first = $openCopyId.get()
    await startCopy(aScript({ title: 'Two' }))
    const second = $openCopyId.get()
    await openCopy(first)
    await openCopy(second)
    undo()
    await settled()
    expect($script.get().title).toBe('One')
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('is opened as it was left, and undo leads back to what was open', async () => {
    await changeTo(aScript({ title: 'One', characters: six }))
    const first = $openCopyId.get()
    await startCopy(aScript({ title: 'Two' }))
    setTitle('Two, later')
    expect(await openCopy(first)).toBe(true)
    expect($script.get()).toEqual(aScript({ title: 'One', characters: six }))
    expect(await titles()).toEqual(['One', 'Two, later'])
    undo()
    expect($script.get().title).toBe('Two, later')
  })
})

describe('a copy', () => {
  test('is renamed where it lies, or as its details would be when it is open', async () => {
    setTitle('One')
    const first = $openCopyId.get()
    await startCopy(aScript({ title: 'Two' }))
    await renameCopy(first, 'First')
    await renameCopy($openCopyId.get(), 'Second')
    await later(2000)
    expect(await titles()).toEqual(['First', 'Second'])
    undo()
    expect($script.get().title).toBe('Two')
  })

  test('is duplicated under the next number', async () => {
    await changeTo(aScript({ title: 'Night', characters: six }))
    const twin = await duplicateCopy({ id: $openCopyId.get(), script: $script.get() })
    expect(twin?.title).toBe('Night 2')
    expect(await scriptOf(twin?.id ?? '')).toEqual({ ...$script.get(), title: 'Night 2' })
    expect($script.get().title).toBe('Night')
  })

  test('goes into the bin and comes back with its versions', async () => {
    setTitle('One')
    const first = $openCopyId.get()
    await startCopy(aScript({ title: 'Two' }))
    await deleteCopy(first)
    expect(await titles()).toEqual(['Two'])
    await bringBack(first)
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('that is open leaves a blank one, and undo brings it back', async () => {
    await changeTo(aScript({ title: 'One' }))
    const first = $openCopyId.get()
    await deleteCopy(first)
    await settled()
    expect($script.get()).toEqual(emptyScript)
    expect(await titles()).toEqual([])
    undo()
    await settled()
    expect([$openCopyId.get(), $script.get().title]).toEqual([first, 'One'])
    expect(await titles()).toEqual(['One'])
  })

  test('leaves the bin for good after thirty days', async () => {
    setTitle('One')
    await later(2000)
    await startCopy(aScript({ title: 'Two' }))
    const copies = await readCopies()
    const one = copies.ok ? copies.value.find(({ script }) => script.title === 'One') : undefined
    await deleteCopy(one?.id ?? '')
    await later((limits.binDays + 1) * 24 * 60 * minute)
    end()
    end = attendLibrary()
    await settled()
    await settled()
    const left = await readCopies()
    expect(left.ok && left.value.map(({ script }) => script.title)).toEqual(['Two'])
  })

  test('is listed by its last change, the open one as it is typed', async () => {
    const stop = [$copies.listen(() => undefined), $deletedCopies.listen(() => undefined)]
    await changeTo(aScript({ title: 'One' }))
    await later(minute)
    await startCopy(aScript({ title: 'Two' }))
    setTitle('Two and a half')
    await settled()
    expect($copies.get()?.map(({ script }) => script.title)).toEqual(['Two and a half', 'One'])
    await deleteCopy($copies.get()?.[1]?.id ?? '')
    await settled()
    expect($copies.get()?.map(({ script }) => script.title)).toEqual(['Two and a half'])
    expect($deletedCopies.get().map(({ script }) => script.title)).toEqual(['One'])
    for (const each of stop) each()
  })
})

describe('versions', () => {
  const titlesOf = async (id = $openCopyId.get()) =>
    (await readVersions(id)).map(({ script }) => script.title)

  test('are put by when work goes on after five minutes: the state of the pause', async () => {
    await changeTo(aScript({ title: 'A' }))
    await changeTo(aScript({ title: 'B' }))
    expect(await titlesOf()).toEqual([])
    await later(5 * minute)
    await changeTo(aScript({ title: 'C' }))
    await changeTo(aScript({ title: 'D' }))
    expect(await titlesOf()).toEqual(['B'])
    const [version] = await readVersions($openCopyId.get())
    expect((version?.takenAt ?? 0) - (version?.at ?? 0)).toBeGreaterThanOrEqual(5 * minute)
  })

  test('are put by before much goes at once', async () => {
    await changeTo(aScript({ title: 'Full', characters: six }))
    await changeTo(aScript({ title: 'Bare', characters: ['imp'] }))
    expect(await titlesOf()).toEqual(['Full'])
  })

  test('begin with the script as it came in', async () => {
    await startCopy(aScript({ title: 'Came in', characters: six }))
    await changeTo(aScript({ title: 'Changed', characters: six }))
    expect(await titlesOf()).toEqual(['Came in'])
  })

  test('are restored, which is undone at once or from the version that it leaves', async () => {
    await startCopy(aScript({ title: 'Came in', characters: six }))
    await changeTo(aScript({ title: 'Changed', characters: six }))
    const [version] = await readVersions($openCopyId.get())
    expect(await restoreVersion($openCopyId.get(), version?.script ?? emptyScript)).toBe(true)
    expect($script.get().title).toBe('Came in')
    expect(await titlesOf()).toEqual(['Changed', 'Came in'])
    undo()
    expect($script.get().title).toBe('Changed')
  })

  test('of a script that is not open are restored by opening it', async () => {
    await startCopy(aScript({ title: 'Came in', characters: six }))
    const first = $openCopyId.get()
    await changeTo(aScript({ title: 'Changed', characters: six }))
    await startCopy(aScript({ title: 'Other' }))
    const [version] = await readVersions(first)
    await restoreVersion(first, version?.script ?? emptyScript)
    expect([$openCopyId.get(), $script.get().title]).toEqual([first, 'Came in'])
  })

  test('stay within their number', async () => {
    await changeTo(aScript({ title: 'Start' }))
    for (let step = 0; step < limits.versions.count + 10; step += 1) {
      await later(6 * minute)
      await changeTo(aScript({ title: `Step ${step}` }))
    }
    const kept = await titlesOf()
    expect(kept).toHaveLength(limits.versions.count)
    expect(kept[0]).toBe(`Step ${limits.versions.count + 8}`)
  })
})

describe('the file of all scripts', () => {
  test('brings everything to an empty device', async () => {
    await startCopy(aScript({ title: 'One', characters: six }))
    await changeTo(aScript({ title: 'One, changed', characters: six }))
    const first = $openCopyId.get()
    await startCopy(aScript({ title: 'Two' }))
    const file = await exportLibrary()
    const text = file.ok ? file.value : ''
    for (const copy of await allCopies()) await forget(copy.id)
    openWorkingCopy({ id: newCopyId(), script: emptyScript })
    await settled()
    for (const copy of await allCopies()) await forget(copy.id)
    expect(await importLibrary(new Blob([text]))).toEqual({ ok: true, value: { added: 2, count: 2 } })
    expect(await titles()).toEqual(['One, changed', 'Two'])
    expect((await readVersions(first)).map(({ script }) => script.title)).toEqual(['One'])
    expect(await importLibrary(new Blob([text]))).toEqual({ ok: true, value: { added: 0, count: 2 } })
    expect(await titles()).toEqual(['One, changed', 'Two'])
  })

  test('replaces nothing, and brings back what lies in the bin', async () => {
    await changeTo(aScript({ title: 'One' }))
    const first = $openCopyId.get()
    await startCopy(aScript({ title: 'Two' }))
    setTitle('Two, changed there')
    const file = await exportLibrary()
    setTitle('Two, changed here')
    await deleteCopy(first)
    await importLibrary(new Blob([file.ok ? file.value : '']))
    expect(await titles()).toEqual(['One', 'Two, changed here', 'Two, changed there'])
    expect($script.get().title).toBe('Two, changed here')
  })

  test('is refused as a whole when it is another file', async () => {
    expect(await importLibrary(new Blob(['["imp"]']))).toEqual({ ok: false, code: 'library_foreign' })
  })
})

describe('a browser that keeps nothing', () => {
  const { indexedDB } = globalThis

  afterEach(() => {
    vi.stubGlobal('indexedDB', indexedDB)
  })

  test('still begins another script, and says that the former is lost but for undo', async () => {
    vi.resetModules()
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Not here', 'SecurityError')
      }
    })
    const acts = await import('#stores/library/acts.ts')
    const shelves = await import('#stores/library/shelves.ts')
    const script = await import('#stores/script.ts')
    const settings = await import('#stores/settings.ts')
    settings.setTitle('One')
    expect(await acts.startCopy(emptyScript)).toEqual({ state: 'lost', title: 'One' })
    expect(shelves.$libraryTrouble.get()).toBe('library_blocked')
    script.undo()
    expect(script.$script.get().title).toBe('One')
  })

  test('says that there is no room when there is none', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    setTitle('One')
    expect(await keep({ id: $openCopyId.get(), script: $script.get() })).toEqual({
      ok: false,
      code: 'library_full'
    })
    expect($libraryTrouble.get()).toBe('library_full')
    put.mockRestore()
    await keep({ id: $openCopyId.get(), script: $script.get() })
    expect($libraryTrouble.get()).toBeUndefined()
  })
})

async function allCopies() {
  const copies = await readCopies()
  return copies.ok ? copies.value : []
}
