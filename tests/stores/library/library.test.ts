import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { exportLibrary, importLibrary } from '#stores/library/import-export.ts'
import {
  deleteLocalScript,
  duplicateLocalScript,
  openLocalScript,
  readVersions,
  renameLocalScript,
  restoreLocalScript,
  restoreVersion,
  startScript
} from '#stores/library/library-actions.ts'
import { startLibraryAutosave } from '#stores/library/library-autosave.ts'
import { $libraryProblem } from '#stores/library/library-database.ts'
import {
  deleteForever,
  readLocalScripts,
  saveToLibrary,
  updateLocalScript
} from '#stores/library/local-scripts.ts'
import { $deletedScripts, $localScripts } from '#stores/library/script-list.ts'
import { replaceScript, setTitle } from '#stores/metadata.ts'
import { $openScriptId, $script, openWorkingCopy, redo, undo } from '#stores/script.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { aScript } from '../../core/script-builders.ts'
import { waitFor } from '../../wait.ts'

const six = ['chef', 'empath', 'saint', 'baron', 'spy', 'imp']
const minute = 60_000

let stopAutosave: () => void

/** Browser globals that Node lacks and the autosave needs. */
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
vi.stubGlobal('document', document)
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_000_000_000_000 })
  openWorkingCopy({ id: randomId(), script: emptyScript })
  const copies = await readLocalScripts()
  for (const { id } of copies.ok ? copies.value : []) await deleteForever(id)
  stopAutosave = startLibraryAutosave()
})

afterEach(() => {
  stopAutosave()
  vi.useRealTimers()
})

/** Sorted titles of all scripts that aren't in the bin. */
async function titles() {
  const copies = await readLocalScripts()
  if (!copies.ok) return copies.code
  const present = copies.value.filter(({ deletedAt }) => deletedAt === undefined)
  return present.map(({ script }) => script.title).sort()
}

async function wait(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await settled()
}

/** Waits for pending transactions: they run one after another. */
async function settled() {
  for (let times = 0; times < 3; times += 1) await readLocalScripts()
}

async function changeTo(script: Script, after = 2000) {
  replaceScript(script)
  await wait(after)
}

const scriptOf = async (id: string) => {
  const copies = await readLocalScripts()
  return copies.ok ? copies.value.find(copy => copy.id === id)?.script : undefined
}

describe('the library', () => {
  test('stores every script that is not blank', async () => {
    await wait(2000)
    expect(await titles()).toEqual([])
    setTitle('Night')
    await wait(2000)
    expect(await titles()).toEqual(['Night'])
  })

  test('saves the open script a second after the last change', async () => {
    setTitle('One')
    await wait(900)
    setTitle('Two')
    await wait(900)
    expect(await titles()).toEqual([])
    await wait(200)
    expect(await titles()).toEqual(['Two'])
  })

  test('saves at once when the page is hidden', async () => {
    setTitle('One')
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    await settled()
    expect(await titles()).toEqual(['One'])
  })

  test('takes over the open script at the start and stores its own older state as a version', async () => {
    await changeTo(aScript({ title: 'Before the crash' }))
    stopAutosave()
    replaceScript(aScript({ title: 'After it' }))
    stopAutosave = startLibraryAutosave()
    await settled()
    expect(await titles()).toEqual(['After it'])
    const versions = await readVersions($openScriptId.get())
    expect(versions.map(({ script }) => script.title)).toEqual(['Before the crash'])
  })
})

describe('opening another script', () => {
  test('saves the open one first', async () => {
    setTitle('One')
    const first = $openScriptId.get()
    expect(await startScript(aScript({ title: 'Two' }))).toEqual({ state: 'kept', title: 'One' })
    expect($openScriptId.get()).not.toBe(first)
    expect($script.get().title).toBe('Two')
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('from a blank script opens it without waiting for the library', async () => {
    const two = aScript({ title: 'Two' })
    const started = startScript(two)
    // Promises settle before the database answers, which takes tasks.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    expect($script.get()).toBe(two)
    await started
  })

  test('does not save a blank one', async () => {
    expect(await startScript(aScript({ title: 'Two' }))).toEqual({ state: 'blank' })
    expect(await titles()).toEqual(['Two'])
  })

  test('undo deletes a script just started, redo brings it back', async () => {
    setTitle('One')
    await startScript(aScript({ title: 'Two' }))
    undo()
    await settled()
    expect($script.get().title).toBe('One')
    expect(await titles()).toEqual(['One'])
    redo()
    await settled()
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('undo keeps a script unless it reverts the start of that script', async () => {
    setTitle('One')
    const first = $openScriptId.get()
    await startScript(aScript({ title: 'Two' }))
    const second = $openScriptId.get()
    await openLocalScript(first)
    await openLocalScript(second)
    undo()
    await settled()
    expect($script.get().title).toBe('One')
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('loads its last state, and undo leads back to the script before', async () => {
    await changeTo(aScript({ title: 'One', characters: six }))
    const first = $openScriptId.get()
    await startScript(aScript({ title: 'Two' }))
    setTitle('Two, later')
    expect(await openLocalScript(first)).toBe(true)
    expect($script.get()).toEqual(aScript({ title: 'One', characters: six }))
    expect(await titles()).toEqual(['One', 'Two, later'])
    undo()
    expect($script.get().title).toBe('Two, later')
  })
})

describe('a local script', () => {
  test('is renamed in the library, or as an undo step if it is open', async () => {
    setTitle('One')
    const first = $openScriptId.get()
    await startScript(aScript({ title: 'Two' }))
    await renameLocalScript(first, 'First')
    await renameLocalScript($openScriptId.get(), 'Second')
    await wait(2000)
    expect(await titles()).toEqual(['First', 'Second'])
    undo()
    expect($script.get().title).toBe('Two')
  })

  test('is duplicated under the next free title', async () => {
    await changeTo(aScript({ title: 'Night', characters: six }))
    const twin = await duplicateLocalScript({ id: $openScriptId.get(), script: $script.get() })
    expect(twin?.title).toBe('Night 2')
    expect(await scriptOf(twin?.id ?? '')).toEqual({ ...$script.get(), title: 'Night 2' })
    expect($script.get().title).toBe('Night')
  })

  test('goes into the bin and is restored from it', async () => {
    setTitle('One')
    const first = $openScriptId.get()
    await startScript(aScript({ title: 'Two' }))
    await deleteLocalScript(first)
    expect(await titles()).toEqual(['Two'])
    await restoreLocalScript(first)
    expect(await titles()).toEqual(['One', 'Two'])
  })

  test('is replaced by a blank one if it is deleted while open, and undo restores it', async () => {
    await changeTo(aScript({ title: 'One' }))
    const first = $openScriptId.get()
    await deleteLocalScript(first)
    await settled()
    expect($script.get()).toEqual(emptyScript)
    expect(await titles()).toEqual([])
    undo()
    await settled()
    expect([$openScriptId.get(), $script.get().title]).toEqual([first, 'One'])
    expect(await titles()).toEqual(['One'])
  })

  test('is deleted from the bin after 30 days, by the second day on which the page opens', async () => {
    setTitle('One')
    await wait(2000)
    await startScript(aScript({ title: 'Two' }))
    const copies = await readLocalScripts()
    const one = copies.ok ? copies.value.find(({ script }) => script.title === 'One') : undefined
    await deleteLocalScript(one?.id ?? '')
    const leftAfter = async (days: number) => {
      await wait(days * 24 * 60 * minute)
      stopAutosave()
      stopAutosave = startLibraryAutosave()
      await settled()
      await settled()
      return (await allCopies()).map(({ script }) => script.title).sort()
    }
    expect(await leftAfter(limits.binDays - 1)).toEqual(['One', 'Two'])
    expect(await leftAfter(2)).toEqual(['One', 'Two'])
    expect(await leftAfter(0.5)).toEqual(['One', 'Two'])
    expect(await leftAfter(0.5)).toEqual(['Two'])
  })

  test.each([1e17, Number.NaN, -1e17])(
    'with an impossible time, %s, is read with a possible one',
    async time => {
      await startScript(aScript({ title: 'One' }))
      await updateLocalScript($openScriptId.get(), stored => ({
        ...stored,
        madeAt: time,
        changedAt: time,
        deletedAt: time,
        versions: stored.versions.map(version => ({ ...version, at: time }))
      }))
      const [copy] = await allCopies()
      const [version] = await readVersions($openScriptId.get())
      for (const read of [copy?.madeAt, copy?.changedAt, copy?.deletedAt, version?.at])
        expect(new Date(read ?? '').getTime()).toBeLessThanOrEqual(Date.now())
    }
  )

  test('is listed by its last change, the open one with its current title', async () => {
    const stop = [$localScripts.listen(() => undefined), $deletedScripts.listen(() => undefined)]
    await changeTo(aScript({ title: 'One' }))
    await wait(minute)
    await startScript(aScript({ title: 'Two' }))
    setTitle('Two and a half')
    await settled()
    expect($localScripts.get()?.map(({ script }) => script.title)).toEqual(['Two and a half', 'One'])
    await deleteLocalScript($localScripts.get()?.[1]?.id ?? '')
    await settled()
    expect($localScripts.get()?.map(({ script }) => script.title)).toEqual(['Two and a half'])
    expect($deletedScripts.get().map(({ script }) => script.title)).toEqual(['One'])
    for (const each of stop) each()
  })
})

describe('versions', () => {
  const titlesOf = async (id = $openScriptId.get()) =>
    (await readVersions(id)).map(({ script }) => script.title)

  test('are stored when editing goes on after a minute: the state before the pause', async () => {
    await changeTo(aScript({ title: 'A' }))
    await changeTo(aScript({ title: 'B' }))
    expect(await titlesOf()).toEqual([])
    await wait(minute)
    await changeTo(aScript({ title: 'C' }))
    await changeTo(aScript({ title: 'D' }))
    expect(await titlesOf()).toEqual(['B'])
    const [version] = await readVersions($openScriptId.get())
    expect((version?.takenAt ?? 0) - (version?.at ?? 0)).toBeGreaterThanOrEqual(minute)
  })

  test('miss at most a minute of an hour of work', async () => {
    await changeTo(aScript({ title: '0' }))
    for (let step = 1; step <= 120; step += 1) {
      await wait(minute / 2)
      await changeTo(aScript({ title: `${step}` }))
    }
    const [last, former] = (await titlesOf()).map(Number)
    expect([last, former]).toEqual([119, 117])
  })

  test('are stored before a big change', async () => {
    await changeTo(aScript({ title: 'Full', characters: six }))
    await changeTo(aScript({ title: 'Bare', characters: ['imp'] }))
    expect(await titlesOf()).toEqual(['Full'])
  })

  test('start with the script as it was imported', async () => {
    await startScript(aScript({ title: 'Came in', characters: six }))
    await changeTo(aScript({ title: 'Changed', characters: six }))
    expect(await titlesOf()).toEqual(['Came in'])
  })

  test('can be restored; the replaced state becomes a version, and undo works', async () => {
    await startScript(aScript({ title: 'Came in', characters: six }))
    await changeTo(aScript({ title: 'Changed', characters: six }))
    const [version] = await readVersions($openScriptId.get())
    expect(await restoreVersion($openScriptId.get(), version?.script ?? emptyScript)).toBe(true)
    expect($script.get().title).toBe('Came in')
    expect(await titlesOf()).toEqual(['Changed', 'Came in'])
    undo()
    expect($script.get().title).toBe('Changed')
  })

  test('of a script that is not open are restored by opening that script', async () => {
    await startScript(aScript({ title: 'Came in', characters: six }))
    const first = $openScriptId.get()
    await changeTo(aScript({ title: 'Changed', characters: six }))
    await startScript(aScript({ title: 'Other' }))
    const [version] = await readVersions(first)
    await restoreVersion(first, version?.script ?? emptyScript)
    expect([$openScriptId.get(), $script.get().title]).toEqual([first, 'Came in'])
  })

  test('are measured in bytes, also where a letter takes three', async () => {
    await startScript(aScript({ title: 'Tiếng chuông chìm' }))
    const copies = await readLocalScripts()
    const stored = copies.ok ? copies.value.find(({ id }) => id === $openScriptId.get()) : undefined
    const bytes = new TextEncoder().encode(JSON.stringify($script.get())).length
    expect(bytes).toBeGreaterThan(JSON.stringify($script.get()).length)
    expect(stored?.versions).toMatchObject([{ bytes }])
  })

  test('are limited in number', async () => {
    await changeTo(aScript({ title: 'Start' }))
    for (let step = 0; step < limits.versions.count + 10; step += 1) {
      await wait(6 * minute)
      await changeTo(aScript({ title: `Step ${step}` }))
    }
    const stored = await titlesOf()
    expect(stored).toHaveLength(limits.versions.count)
    expect(stored[0]).toBe(`Step ${limits.versions.count + 8}`)
  })
})

describe('the library file', () => {
  test('restores all scripts and versions in an empty browser', async () => {
    await startScript(aScript({ title: 'One', characters: six }))
    await changeTo(aScript({ title: 'One, changed', characters: six }))
    const first = $openScriptId.get()
    await startScript(aScript({ title: 'Two' }))
    const file = await exportLibrary()
    const text = file.ok ? file.value : ''
    for (const copy of await allCopies()) await deleteForever(copy.id)
    openWorkingCopy({ id: randomId(), script: emptyScript })
    await settled()
    for (const copy of await allCopies()) await deleteForever(copy.id)
    const drawings = { added: 0, incomplete: 0 }
    expect(await importLibrary(new Blob([text]))).toEqual({
      ok: true,
      value: { added: 2, count: 2, drawings, lostImages: 0 }
    })
    expect(await titles()).toEqual(['One, changed', 'Two'])
    expect((await readVersions(first)).map(({ script }) => script.title)).toEqual(['One'])
    expect(await importLibrary(new Blob([text]))).toEqual({
      ok: true,
      value: { added: 0, count: 2, drawings, lostImages: 0 }
    })
    expect(await titles()).toEqual(['One, changed', 'Two'])
  })

  test('replaces no script and restores scripts from the bin', async () => {
    await changeTo(aScript({ title: 'One' }))
    const first = $openScriptId.get()
    await startScript(aScript({ title: 'Two' }))
    setTitle('Two, changed there')
    const file = await exportLibrary()
    setTitle('Two, changed here')
    await deleteLocalScript(first)
    const imported = await importLibrary(new Blob([file.ok ? file.value : '']))
    expect(imported).toMatchObject({ ok: true, value: { added: 2, count: 2 } })
    expect(await titles()).toEqual(['One', 'Two, changed here', 'Two, changed there'])
    expect($script.get().title).toBe('Two, changed here')
  })

  test('is refused if it is another kind of file', async () => {
    expect(await importLibrary(new Blob(['["imp"]']))).toEqual({ ok: false, code: 'library_foreign' })
  })
})

describe('a browser without working storage', () => {
  const { indexedDB } = globalThis

  afterEach(() => {
    vi.stubGlobal('indexedDB', indexedDB)
  })

  test('still starts another script and reports that only undo has the former', async () => {
    vi.resetModules()
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Not here', 'SecurityError')
      }
    })
    const actions = await import('#stores/library/library-actions.ts')
    const database = await import('#stores/library/library-database.ts')
    const script = await import('#stores/script.ts')
    const metadata = await import('#stores/metadata.ts')
    await script.openStoredScript()
    metadata.setTitle('One')
    expect(await actions.startScript(emptyScript)).toEqual({ state: 'lost', title: 'One' })
    expect(database.$libraryProblem.get()).toBe('library_blocked')
    script.undo()
    expect(script.$script.get().title).toBe('One')
  })

  test('blocks the library while the database is slow to open, and no longer', async () => {
    vi.resetModules()
    const slow = Promise.withResolvers<void>()
    const { openDB } = await vi.importActual<typeof import('idb')>('idb')
    vi.doMock('idb', () => ({
      openDB: async (...values: Parameters<typeof openDB>) => {
        await slow.promise
        return openDB(...values)
      }
    }))
    const database = await import('#stores/library/library-database.ts')
    const scripts = await import('#stores/library/local-scripts.ts')
    const first = scripts.readLocalScripts()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await first).toEqual({ ok: false, code: 'library_blocked' })
    expect(await scripts.readLocalScripts()).toEqual({ ok: false, code: 'library_blocked' })

    const revision = database.$libraryRevision.get()
    slow.resolve()
    await waitFor(() => expect(database.$libraryRevision.get()).toBeGreaterThan(revision))
    expect(await scripts.readLocalScripts()).toMatchObject({ ok: true })
    expect(database.$libraryProblem.get()).toBeUndefined()
    vi.doUnmock('idb')
  })

  test('reports a full library until a save succeeds', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    setTitle('One')
    expect(await saveToLibrary({ id: $openScriptId.get(), script: $script.get() })).toEqual({
      ok: false,
      code: 'library_full'
    })
    expect($libraryProblem.get()).toBe('library_full')
    put.mockRestore()
    await saveToLibrary({ id: $openScriptId.get(), script: $script.get() })
    expect($libraryProblem.get()).toBeUndefined()
  })
})

async function allCopies() {
  const copies = await readLocalScripts()
  return copies.ok ? copies.value : []
}
