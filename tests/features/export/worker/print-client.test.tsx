import { afterEach, expect, test, vi } from 'vitest'
import type { PrintRequest, PrintResponse } from '#features/export/worker/print-protocol.ts'

/** Replaces the browser's `Worker`: records messages, and posts responses when a test says so. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  readonly received: PrintRequest[] = []
  isTerminated = false

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  postMessage(request: PrintRequest) {
    this.received.push(request)
  }

  terminate() {
    this.isTerminated = true
  }

  respond(data: PrintResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

vi.stubGlobal('Worker', FakeWorker)
const { requestPrint } = await import('#features/export/worker/print-client.ts')

const worker = () => {
  const last = FakeWorker.started.at(-1)
  if (!last) throw new Error('No web worker was started')
  return last
}
const lastId = () => worker().received.at(-1)?.id ?? 0
const prepare = { kind: 'prepare' } as const

// A web worker that failed is replaced, so that every test starts with its own.
afterEach(() => {
  vi.useRealTimers()
  worker().respond({ id: 0, kind: 'failed', message: 'The test is over' })
})

const failToStart = () => worker().dispatchEvent(new ErrorEvent('error', { message: 'not found' }))

test('a web worker whose program can’t be fetched is started once more, with the open requests', async () => {
  vi.useFakeTimers()
  const listener = vi.fn()
  requestPrint(prepare, listener)
  const first = worker()
  failToStart()
  await vi.runAllTimersAsync()
  expect(first.isTerminated).toBe(true)
  expect(worker()).not.toBe(first)
  expect(worker().received).toEqual(first.received)
  worker().respond({ id: lastId(), kind: 'done' })
  expect(listener.mock.calls.map(([{ kind }]) => kind)).toEqual(['done'])
})

test('after a second failure the request fails, and names the program', async () => {
  vi.useFakeTimers()
  const listener = vi.fn()
  requestPrint(prepare, listener)
  const id = lastId()
  failToStart()
  await vi.runAllTimersAsync()
  failToStart()
  expect(listener.mock.calls).toEqual([[{ id, kind: 'failed', message: 'not found', file: 'program' }]])
})

test('a file that the web worker couldn’t fetch is named to the open requests', () => {
  const listener = vi.fn()
  requestPrint(prepare, listener)
  const id = lastId()
  worker().respond({ id: 0, kind: 'failed', message: 'not found', file: 'fonts' })
  expect(listener.mock.calls).toEqual([[{ id, kind: 'failed', message: 'not found', file: 'fonts' }]])
})

test('all requests share one web worker, and each gets its own responses', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const before = FakeWorker.started.length
  requestPrint(prepare, first)
  const firstId = lastId()
  requestPrint(prepare, second)
  expect(FakeWorker.started.length).toBe(before + 1)
  worker().respond({ id: firstId, kind: 'progress', done: 1, count: 2 })
  worker().respond({ id: firstId, kind: 'done' })
  expect(first.mock.calls.map(([{ kind }]) => kind)).toEqual(['progress', 'done'])
  expect(second).not.toHaveBeenCalled()
})

test('a stopped request hears so at once, and nothing after it', () => {
  const listener = vi.fn()
  const stop = requestPrint(prepare, listener)
  const id = lastId()
  stop()
  worker().respond({ id, kind: 'done' })
  stop()
  expect(listener.mock.calls).toEqual([[{ id, kind: 'stopped' }]])
  expect(worker().received.at(-1)).toEqual({ id, kind: 'stop' })
})

test('a request that has ended is not stopped', () => {
  const listener = vi.fn()
  const stop = requestPrint(prepare, listener)
  worker().respond({ id: lastId(), kind: 'done' })
  stop()
  expect(listener).toHaveBeenCalledOnce()
  expect(worker().received.map(({ kind }) => kind)).toEqual(['prepare'])
})

test.each([
  ['reports an error', () => worker().dispatchEvent(new ErrorEvent('error', { message: 'broken' }))],
  ['fails outside a request', () => worker().respond({ id: 0, kind: 'failed', message: 'broken' })]
])('a web worker that %s fails all open requests, and the next request starts a new one', (_, fail) => {
  const listener = vi.fn()
  requestPrint(prepare, listener)
  const broken = worker()
  broken.respond({ id: 0, kind: 'done' })
  fail()
  expect(listener).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'failed', message: 'broken' })
  )
  expect(broken.isTerminated).toBe(true)
  requestPrint(prepare, vi.fn())
  expect(worker()).not.toBe(broken)
})
