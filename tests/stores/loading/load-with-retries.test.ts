import { beforeEach, expect, test, vi } from 'vitest'
import { explainLoadFailure, isLoadFailure } from '#stores/loading/load-failure.ts'
import { loadWithRetries } from '#stores/loading/load-with-retries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'https://belfry.example' })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A load that fails a number of times before it succeeds. */
const failing = (times: number) =>
  vi.fn(async () => {
    times -= 1
    if (times >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'module'
  })

test('a load that fails for a moment succeeds', async () => {
  const load = failing(2)
  const loaded = loadWithRetries(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('module')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a load that fails three times has failed', async () => {
  const failed = expect(loadWithRetries(failing(3))).rejects.toThrow('dynamically imported')
  await vi.runAllTimersAsync()
  await failed
})

test('without a network nobody waits', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = failing(1)
  await expect(loadWithRetries(load)).rejects.toThrow()
  expect(load).toHaveBeenCalledOnce()
})

test('a style sheet that failed is linked again before the next attempt', async () => {
  const again = new EventTarget()
  const replaceWith = vi.fn(() => void setTimeout(() => again.dispatchEvent(new Event('load')), 100))
  const failed = { sheet: null, cloneNode: () => again, replaceWith }
  vi.stubGlobal('document', { querySelectorAll: () => [failed, { sheet: {} }] })
  const loaded = loadWithRetries(failing(1))
  await vi.advanceTimersByTimeAsync(499)
  expect(replaceWith).toHaveBeenCalledWith(again)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('module')
})

const error = new TypeError('Failed to fetch dynamically imported module: https://belfry.example/_astro/a.js')

test.each([
  [200, 'failed'],
  [404, 'updated'],
  [500, 'failed']
])('when the server answers %s for the file, loading %s', async (status, failure) => {
  const fetcher = vi.fn(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', fetcher)
  expect(await explainLoadFailure(error)).toBe(failure)
  expect(fetcher).toHaveBeenCalledWith(
    'https://belfry.example/_astro/a.js',
    expect.objectContaining({ method: 'HEAD' })
  )
})

test('when the error names no file of ours, the server is asked for this module', async () => {
  const fetcher = vi.fn(async (_: string) => new Response())
  vi.stubGlobal('fetch', fetcher)
  await explainLoadFailure(new TypeError('Importing a module script failed.'))
  expect(fetcher.mock.calls[0]?.[0]).toContain('load-failure.ts')
})

test('a server that can’t be reached is like no network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await explainLoadFailure(error)).toBe('offline')
  vi.stubGlobal('navigator', { onLine: false })
  expect(await explainLoadFailure(error)).toBe('offline')
})

test.each([
  ['Failed to fetch dynamically imported module: https://a/b.js', true],
  ['error loading dynamically imported module: https://a/b.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /_astro/a.css', true],
  ['x is undefined', false]
])('%s: loading failed is %s', (message, is) => {
  expect(isLoadFailure(new TypeError(message))).toBe(is)
})
