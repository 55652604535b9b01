import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { version } from '../../../package.json'

test('the health check returns the running version and the size of the database', async () => {
  const response = await fetch(inject('origin') + workerPaths.health)
  expect(response.status).toBe(200)
  const bytes = expect.toSatisfy(value => value > 0)
  expect(await response.json()).toEqual({ ok: true, version, database: { bytes, share: 0, alarm: false } })
})

test('an unknown API path is refused with JSON', async () => {
  const response = await fetch(`${inject('origin')}/api/nowhere`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not_found', message: expect.any(String) })
})
