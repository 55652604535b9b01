import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchUpdates } from '#features/updates/watch-updates.ts'
import { FakeServiceWorkers } from './fake-service-workers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab that watches, with what has happened in it. */
function watch(workers: FakeServiceWorkers) {
  const events: string[] = []
  const { accept } = watchUpdates({
    container: workers.openTab(),
    registration: workers.registration,
    onUpdate: () => events.push('offer'),
    reload: () => events.push('reload')
  })
  return { events, accept }
}

describe('a new version is offered', () => {
  test('once it is installed', () => {
    const workers = new FakeServiceWorkers()
    const { events } = watch(workers)
    workers.startInstall()
    expect(events).toEqual([])
    workers.finishInstall()
    expect(events).toEqual(['offer'])
  })

  test('if it waited when the page was loaded', () => {
    const workers = new FakeServiceWorkers()
    workers.install()
    expect(watch(workers).events).toEqual(['offer'])
  })

  test('if it was being installed when the page was loaded', () => {
    const workers = new FakeServiceWorkers()
    workers.startInstall()
    const { events } = watch(workers)
    workers.finishInstall()
    expect(events).toEqual(['offer'])
  })

  test('but not if it is the first', () => {
    const workers = new FakeServiceWorkers({ isRunning: false })
    const { events } = watch(workers)
    workers.install()
    vi.runAllTimers()
    expect(events).toEqual([])
    workers.install()
    expect(events).toEqual(['offer'])
  })
})

describe('accepting', () => {
  test('activates the version and reloads once it has control', () => {
    const workers = new FakeServiceWorkers()
    const { events, accept } = watch(workers)
    workers.install()
    const { waiting } = workers
    accept()
    expect(waiting?.messages).toEqual([{ kind: 'activate' }])
    expect(events).toEqual(['offer', 'reload'])
  })

  test('reloads only once, however often the worker changes', () => {
    const workers = new FakeServiceWorkers()
    const { events, accept } = watch(workers)
    workers.install()
    accept()
    workers.install()
    workers.waiting?.postMessage({ kind: 'activate' })
    vi.runAllTimers()
    expect(events.filter(event => event === 'reload')).toEqual(['reload'])
  })

  test('reloads after 5 s if the worker doesn’t take control', () => {
    const workers = new FakeServiceWorkers()
    const { events, accept } = watch(workers)
    workers.install()
    workers.isObeyed = false
    accept()
    vi.advanceTimersByTime(4999)
    expect(events).toEqual(['offer'])
    vi.advanceTimersByTime(1)
    expect(events).toEqual(['offer', 'reload'])
  })

  test('reloads again if the user stayed on the page', () => {
    const workers = new FakeServiceWorkers()
    const { events, accept } = watch(workers)
    workers.install()
    accept()
    accept()
    expect(events).toEqual(['offer', 'reload', 'reload'])
  })

  test('activates the version that is the latest by then', () => {
    const workers = new FakeServiceWorkers()
    const { accept } = watch(workers)
    workers.install()
    const former = workers.waiting
    workers.install()
    const latest = workers.waiting
    accept()
    expect(former?.messages).toEqual([])
    expect(latest?.messages).toEqual([{ kind: 'activate' }])
  })
})

describe('of two tabs', () => {
  test('only the one that accepts reloads by itself; the other offers it until accepted there', () => {
    const workers = new FakeServiceWorkers()
    const one = watch(workers)
    const two = watch(workers)
    workers.install()
    one.accept()
    vi.runAllTimers()
    expect(one.events).toEqual(['offer', 'reload'])
    expect(new Set(two.events)).toEqual(new Set(['offer']))
    two.accept()
    expect(two.events.at(-1)).toBe('reload')
  })

  test('one that sees nothing but the change of control offers the update', () => {
    const workers = new FakeServiceWorkers()
    workers.startInstall()
    const one = watch(workers)
    workers.finishInstall()
    one.events.length = 0
    workers.waiting?.postMessage({ kind: 'activate' })
    expect(one.events).toEqual(['offer'])
  })
})
