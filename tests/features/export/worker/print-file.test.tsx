import { beforeEach, expect, test, vi } from 'vitest'
import { fetchPrintFile, PrintFileError } from '#features/export/worker/print-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const answer = (...responses: Response[]) => {
  const spy = vi.spyOn(globalThis, 'fetch')
  for (const response of responses) spy.mockResolvedValueOnce(response)
  return spy
}

test('a file that fails for a moment is fetched again', async () => {
  const fetched = answer(new Response(null, { status: 503 }), new Response('font'))
  const file = fetchPrintFile('fonts', '/fonts/a.ttf')
  await vi.runAllTimersAsync()
  expect(await (await file).text()).toBe('font')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a file that fails twice is named', async () => {
  answer(new Response(null, { status: 404 }), new Response(null, { status: 404 }))
  const failed = fetchPrintFile('fonts', '/fonts/a.ttf').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  const error = await failed
  expect(error).toBeInstanceOf(PrintFileError)
  expect(error).toMatchObject({ file: 'fonts' })
})
