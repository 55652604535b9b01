import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareWork } from '#functions/http/share-work.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Work that ends when told; `runs` has how each of its runs ends. */
function createWork(maxAge = 1000) {
  const share = shareWork<string>(maxAge)
  const runs: PromiseWithResolvers<string>[] = []
  const kept: Promise<unknown>[] = []
  const request = (key: string) => {
    const start = () => {
      const run = Promise.withResolvers<string>()
      runs.push(run)
      return run.promise
    }
    return share(key, start, work => kept.push(work))
  }
  return { request, runs, kept }
}

test('requests at the same time share one run, and later ones start another', async () => {
  const { request, runs } = createWork()
  const both = [request('a'), request('a')]
  runs[0]?.resolve('one')
  expect(await Promise.all(both)).toEqual(['one', 'one'])
  const later = request('a')
  runs[1]?.resolve('two')
  expect([await later, runs.length]).toEqual(['two', 2])
})

test('requests for something else have a run of their own', () => {
  const { request, runs } = createWork()
  void request('a')
  void request('b')
  expect(runs).toHaveLength(2)
})

test('a failure reaches everyone who waits, once, and isn’t kept', async () => {
  const { request, runs } = createWork()
  const both = [request('a'), request('a')]
  runs[0]?.reject(new Error('no layout'))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const later = request('a')
  runs[1]?.resolve('fine')
  expect(await later).toBe('fine')
})

test('the Worker is kept running until the work has ended, without an error of its own', async () => {
  const { request, runs, kept } = createWork()
  const both = [request('a'), request('a')]
  runs[0]?.reject(new Error('no layout'))
  await Promise.allSettled(both)
  expect(kept).toHaveLength(1)
  await expect(kept[0]).resolves.toBeUndefined()
})

test('work that is too old isn’t joined, and its end doesn’t end the newer run', async () => {
  const { request, runs, kept } = createWork(1000)
  const lost = request('a')
  vi.setSystemTime(Date.now() + 1000)
  const newer = request('a')
  runs[0]?.resolve('late')
  await Promise.all([lost, kept[0]])
  const joined = request('a')
  runs[1]?.resolve('new')
  expect([await newer, await joined, runs.length]).toEqual(['new', 'new', 2])
})
