import { beforeEach, expect, test, vi } from 'vitest'
import { createDeadline, StorageTimeout, withinDeadline } from '#functions/db/deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const takes = (milliseconds: number) =>
  new Promise<string>(resolve => setTimeout(resolve, milliseconds, 'read'))

/** The result of a read, or the kind of its error. */
const settle = (read: Promise<string>) => read.catch((error: Error) => error.name)

test('reads one after another share three seconds', async () => {
  const { within } = createDeadline()
  const first = within(takes(2000))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await first).toBe('read')
  const second = settle(within(takes(2000)))
  await vi.advanceTimersByTimeAsync(999)
  const late = settle(Promise.race([second, takes(2)]))
  await vi.advanceTimersByTimeAsync(2)
  expect(await late).toBe('StorageTimeout')
})

test('reads at the same time count once', async () => {
  const { within } = createDeadline()
  const both = Promise.all([within(takes(1000)), within(takes(2000))])
  await vi.advanceTimersByTimeAsync(2000)
  expect(await both).toEqual(['read', 'read'])
  const third = within(takes(900))
  await vi.advanceTimersByTimeAsync(900)
  expect(await third).toBe('read')
})

test('the time between reads doesn’t count', async () => {
  const { within } = createDeadline()
  await vi.advanceTimersByTimeAsync(10_000)
  const read = within(takes(2900))
  await vi.advanceTimersByTimeAsync(2900)
  expect(await read).toBe('read')
})

test('a lifted deadline lets a read take any time', async () => {
  const { within, lift } = createDeadline()
  lift()
  const read = within(takes(10_000))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await read).toBe('read')
})

test('a read that fails has its own error', async () => {
  const away = new Error('away')
  await expect(withinDeadline(Promise.reject(away))).rejects.toBe(away)
  const hanging = withinDeadline(new Promise(() => {}))
  const refused = expect(hanging).rejects.toBeInstanceOf(StorageTimeout)
  await vi.advanceTimersByTimeAsync(3000)
  await refused
})
