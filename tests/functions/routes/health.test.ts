import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { version } from '../../../package.json'

test('the health check returns the running version', async () => {
  const response = await fetch(inject('origin') + workerPaths.health)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true, version })
})

test('an unknown API path is refused with JSON', async () => {
  const response = await fetch(`${inject('origin')}/api/nowhere`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not_found', message: expect.any(String) })
})
