import { beforeEach, expect, test, vi } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { version } from '../../../package.json'

beforeEach(() => {
  vi.useFakeTimers()
  // The route remembers what the database said.
  vi.resetModules()
  return () => void vi.useRealTimers()
})

/** The health route with a database that runs statements so. */
async function openRoute(run: () => Promise<unknown>) {
  const { healthRoutes } = await import('#functions/routes/health.ts')
  return async () => healthRoutes.request(workerPaths.health, {}, { DB: { prepare: () => ({ run }) } })
}

test('the health check responds although the database never does', async () => {
  const read = await openRoute(() => new Promise(() => {}))
  const response = read()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await response).json()).toEqual({ ok: true, version })
})

test('a database that is away is asked once a minute', async () => {
  const run = vi.fn().mockRejectedValue(new Error('D1_ERROR: Network connection lost.'))
  const read = await openRoute(run)
  const readBytes = async () => (await (await read()).json()).database?.bytes
  expect([await readBytes(), await readBytes()]).toEqual([undefined, undefined])
  expect(run).toHaveBeenCalledTimes(1)
  run.mockResolvedValue({ meta: { size_after: 4096 } })
  vi.advanceTimersByTime(60_000)
  expect([await readBytes(), await readBytes()]).toEqual([4096, 4096])
  expect(run).toHaveBeenCalledTimes(2)
})

test.each([
  [0.69, false],
  [0.7, true]
])('a database that is full to %d of 10 GB has the alarm %s', async (share, alarm) => {
  const read = await openRoute(async () => ({ meta: { size_after: share * 10 * 1024 ** 3 } }))
  expect((await (await read()).json()).database).toMatchObject({ share, alarm })
})
