import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { limits } from '#core/limits.ts'
import { prepareReading, readInWorker } from '#stores/reading/read-in-worker.ts'
import type { readers } from '#stores/reading/reading-tasks.ts'

/** Replaces the browser's `Worker`: a test decides what it answers. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  readonly received: { kind: keyof typeof readers }[] = []
  isTerminated = false

  constructor() {
    super()
    FakeWorker.started.push(this)
  }
  postMessage(request: { kind: keyof typeof readers }) {
    this.received.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
  respond(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

const input = { text: 'imp', catalogue, texts: undefined }
const result = { ok: false, code: 'file_no_script' } as const
const worker = () => FakeWorker.started.at(-1) ?? new FakeWorker()

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers()
  FakeWorker.started = []
})

/** A worker left idle would answer the next test. */
afterEach(async () => {
  const rest = new AbortController()
  const reading = readInWorker('script', input, rest.signal)
  rest.abort()
  await reading
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reading in a web worker', () => {
  test('answers with the result, and the next reading uses the same worker', async () => {
    for (const _ of [1, 2]) {
      const reading = readInWorker('script', input)
      worker().respond({ kind: 'started' })
      worker().respond({ kind: 'read', result })
      expect(await reading).toEqual(result)
    }
    expect(FakeWorker.started).toHaveLength(1)
    expect(worker().received).toEqual([1, 2].map(() => ({ kind: 'script', input })))
    expect(worker().isTerminated).toBe(false)
  })

  test('ends at the deadline, and the next reading starts another worker', async () => {
    const reading = readInWorker('script', input)
    const first = worker()
    first.respond({ kind: 'started' })
    vi.advanceTimersByTime(limits.readingSeconds.script * 1000 - 1)
    expect(first.isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await reading).toEqual({ ok: false, code: 'reading_slow', detail: { limit: 10 } })
    expect(first.isTerminated).toBe(true)
    void readInWorker('script', input)
    expect(worker()).not.toBe(first)
  })

  test('may take longer to load than its deadline', async () => {
    const reading = readInWorker('library', { file: new Blob(['{}']) })
    vi.advanceTimersByTime(limits.readingSeconds.library * 2000)
    expect(worker().isTerminated).toBe(false)
    worker().respond({ kind: 'started' })
    worker().respond({ kind: 'read', result: { ok: false, code: 'library_foreign' } })
    expect(await reading).toEqual({ ok: false, code: 'library_foreign' })
  })

  test('ends when it is cancelled, before and while it runs', async () => {
    const controller = new AbortController()
    const reading = readInWorker('script', input, controller.signal)
    worker().respond({ kind: 'started' })
    controller.abort()
    expect(await reading).toMatchObject({ code: 'reading_cancelled' })
    expect(worker().isTerminated).toBe(true)
    expect(await readInWorker('script', input, controller.signal)).toMatchObject({
      code: 'reading_cancelled'
    })
    expect(FakeWorker.started).toHaveLength(1)
  })

  test.each([
    ['reports a failure', () => worker().respond({ kind: 'failed', message: 'Bug' })],
    ['ends by itself', () => worker().fail()]
  ])('is refused when the worker %s', async (_, fail) => {
    const reading = readInWorker('script', input)
    worker().respond({ kind: 'started' })
    fail()
    expect(await reading).toMatchObject({ ok: false, code: 'reading_failed' })
    expect(worker().isTerminated).toBe(true)
  })

  test('two readings at once have a worker each; one of them stays', async () => {
    const readings = [readInWorker('script', input), readInWorker('script', input)]
    expect(FakeWorker.started).toHaveLength(2)
    for (const each of FakeWorker.started) each.respond({ kind: 'read', result })
    await Promise.all(readings)
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([false, true])
  })
})

describe('without a web worker, the page reads', () => {
  test('where the worker’s file does not load', async () => {
    const reading = readInWorker('script', input)
    worker().fail()
    expect(await reading).toMatchObject({ ok: true, value: { script: { characters: [{ id: 'imp' }] } } })
  })

  test('where workers are forbidden', async () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('Forbidden')
    })
    expect(await readInWorker('library', { file: new Blob(['{}']) })).toEqual({
      ok: false,
      code: 'library_foreign'
    })
  })
})

test('a worker that is started in advance is used, unless it failed', async () => {
  prepareReading()
  prepareReading()
  expect(FakeWorker.started).toHaveLength(1)
  worker().fail()
  const reading = readInWorker('script', input)
  expect(FakeWorker.started).toHaveLength(2)
  worker().respond({ kind: 'read', result })
  await reading
})
