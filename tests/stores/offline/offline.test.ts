import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OfflineReport, WorkerRequest } from '#service-worker/messages.ts'
import { $offline, startOffline, storeEverything } from '#stores/offline/offline.ts'
import { waitFor } from '../../wait.ts'

/** Replaces the browser's service worker: a test decides what is stored. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly received: WorkerRequest[] = []
  answers: Partial<Record<WorkerRequest['kind'], OfflineReport>> = {
    report: { available: 'nothing', failed: false },
    'store-language': { available: 'builder', failed: false },
    'store-everything': { available: 'everything', failed: false },
    'store-other-languages': { available: 'everything', failed: false }
  }
  postMessage(request: WorkerRequest, [port]: MessagePort[]) {
    this.received.push(request)
    port?.postMessage(this.answers[request.kind])
  }
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  kinds = () => this.received.map(({ kind }) => kind)
}

let worker: FakeWorker
let register: ReturnType<typeof vi.fn>
let idle: (() => void)[]
const network = new EventTarget()

/** A browser whose worker is active, or being installed. */
function stubBrowser({ connection, isActive = true }: { connection?: object; isActive?: boolean } = {}) {
  const registration = isActive ? { active: worker } : { active: null, installing: worker }
  register = vi.fn(async () => registration)
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistration: async () => registration },
    ...(connection && { connection })
  })
}

beforeEach(() => {
  worker = new FakeWorker()
  idle = []
  $offline.set(undefined)
  vi.stubEnv('OFFLINE', 'true')
  vi.stubGlobal('location', { pathname: '/fr/builder' })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  stubBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('the start', () => {
  test('stores the page’s language, and says what the worker has', async () => {
    expect(await startOffline()).toBe(true)
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
    expect(worker.received.at(-1)).toEqual({ kind: 'store-language', locale: 'fr' })
    expect($offline.get()).toEqual({ available: 'builder', failed: false, isStoring: false })
  })

  test('stores the rest once the browser is idle', async () => {
    await startOffline()
    expect(worker.kinds()).not.toContain('store-everything')
    for (const run of idle) run()
    await waitFor(() => expect($offline.get()).toMatchObject({ available: 'everything', isStoring: false }))
    expect(worker.kinds().slice(-2)).toEqual(['store-everything', 'store-other-languages'])
  })

  test.each([{ saveData: true }, { type: 'cellular' }])(
    'leaves the rest over %j, until the user asks',
    async connection => {
      stubBrowser({ connection })
      await startOffline()
      expect(idle).toEqual([])
      await storeEverything()
      expect($offline.get()?.available).toBe('everything')
      expect(worker.kinds()).not.toContain('store-other-languages')
    }
  )

  test('waits for the installation', async () => {
    stubBrowser({ isActive: false })
    const started = startOffline()
    await waitFor(() => expect(register).toHaveBeenCalled())
    expect($offline.get()).toBeUndefined()
    worker.become('activated')
    await started
    expect($offline.get()?.available).toBe('builder')
  })

  test('claims nothing when the installation fails, and tries again with the network', async () => {
    stubBrowser({ isActive: false })
    const started = startOffline()
    await waitFor(() => expect(register).toHaveBeenCalled())
    worker.become('redundant')
    expect(await started).toBe(false)
    expect($offline.get()).toEqual({ available: 'nothing', failed: true, isStoring: false })
    stubBrowser()
    network.dispatchEvent(new Event('online'))
    await waitFor(() => expect($offline.get()).toMatchObject({ available: 'builder', failed: false }))
  })

  test('asks the worker of an earlier visit when it can’t be registered anew', async () => {
    register.mockRejectedValue(new TypeError('no network'))
    await startOffline()
    expect($offline.get()?.available).toBe('builder')
  })

  test('does nothing in a build without a worker, and where the browser has none', async () => {
    vi.stubEnv('OFFLINE', '')
    await startOffline()
    expect(register).not.toHaveBeenCalled()
    vi.stubEnv('OFFLINE', 'true')
    vi.stubGlobal('navigator', {})
    expect(await startOffline()).toBe(false)
    expect($offline.get()).toBeUndefined()
  })
})

test('a worker that the browser ends leaves what is there, and the download can be repeated', async () => {
  await startOffline()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(worker, 'postMessage').mockImplementationOnce(() => undefined)
  const stored = storeEverything()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await stored
  expect($offline.get()).toEqual({ available: 'builder', failed: true, isStoring: false })
})

test('a download that fails leaves what is there, and says so', async () => {
  await startOffline()
  worker.answers['store-everything'] = { available: 'builder', failed: true }
  const stored = storeEverything()
  expect($offline.get()).toMatchObject({ available: 'builder', isStoring: true })
  await stored
  expect($offline.get()).toEqual({ available: 'builder', failed: true, isStoring: false })
})
