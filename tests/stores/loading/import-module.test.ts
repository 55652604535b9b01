import { beforeEach, expect, test, vi } from 'vitest'
import { importModule } from '#stores/loading/import-module.ts'

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

const named = new TypeError('Failed to fetch dynamically imported module: https://belfry.example/_astro/a.js')
const unnamed = new TypeError('Importing a module script failed.')

test('a module that the browser remembers as failed is imported from another URL', async () => {
  const load = vi.fn(() => Promise.reject<string>(named))
  const importUrl = vi.fn(async (_: string) => 'module')
  const imported = importModule(load, importUrl)
  await vi.runAllTimersAsync()
  expect(await imported).toBe('module')
  expect(load).toHaveBeenCalledOnce()
  expect(importUrl.mock.calls).toEqual([
    [expect.stringMatching(/^https:\/\/belfry\.example\/_astro\/a\.js\?again=\d+$/)]
  ])
})

test('where the error names no URL, the module is imported as before', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unnamed).mockResolvedValueOnce('module')
  const imported = importModule(load)
  await vi.runAllTimersAsync()
  expect(await imported).toBe('module')
})

test('a module whose style sheet couldn’t be fetched is imported as before: the sheet is no module', async () => {
  const unstyled = new Error('Unable to preload CSS for https://belfry.example/_astro/a.css')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unstyled).mockResolvedValueOnce('module')
  const importUrl = vi.fn(async (_: string) => 'style sheet')
  const imported = importModule(load, importUrl)
  await vi.runAllTimersAsync()
  expect(await imported).toBe('module')
  expect(importUrl).not.toHaveBeenCalled()
})
