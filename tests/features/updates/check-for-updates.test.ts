import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startUpdateChecks } from '#features/updates/check-for-updates.ts'
import { FakeServiceWorkers } from './fake-service-workers.ts'

const interval = 300_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts the checks against a server that answers with `status`, or none at all. */
function start(status?: number) {
  const page = new EventTarget()
  const network = { onLine: true }
  const requests: unknown[][] = []
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    requests.push(request)
    if (status === undefined) throw new TypeError('Failed to fetch')
    return { status }
  })
  const workers = new FakeServiceWorkers()
  startUpdateChecks(workers.registration)
  const setOnline = (isOnline: boolean) => {
    network.onLine = isOnline
    page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  return { workers, requests, setOnline }
}

test('every 300000 ms the worker’s file is fetched past all caches, and status 200 updates the registration', async () => {
  const { workers, requests } = start(200)
  await vi.advanceTimersByTimeAsync(interval - 1)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toEqual([['https://belfry.test/sw.js', { cache: 'no-store' }]])
  expect(workers.updates).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * interval)
  expect(requests).toHaveLength(3)
  expect(workers.updates).toBe(3)
})

test.each([304, 404, 500, undefined])('status %s updates nothing, and the checks go on', async status => {
  const { workers, requests } = start(status)
  await vi.advanceTimersByTimeAsync(2 * interval)
  expect(requests).toHaveLength(2)
  expect(workers.updates).toBe(0)
})

test('an update that fails doesn’t end the checks', async () => {
  const { workers, requests } = start(200)
  vi.spyOn(workers, 'update').mockRejectedValue(new TypeError('Failed to update a ServiceWorker'))
  await vi.advanceTimersByTimeAsync(2 * interval)
  expect(requests).toHaveLength(2)
})

test('offline nothing is fetched; the check that was due is made when the network is back', async () => {
  const { workers, requests, setOnline } = start(200)
  setOnline(false)
  await vi.advanceTimersByTimeAsync(2 * interval)
  expect(requests).toEqual([])
  setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(workers.updates).toBe(1)
  setOnline(false)
  setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(workers.updates).toBe(1)
})
