import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker.ts'
import { version } from '../../package.json'

test('health names the version that runs', async () => {
  const response = await fetch(inject('origin') + workerPaths.health)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true, version })
})

test('an address of the API that does not exist is refused as data', async () => {
  const response = await fetch(`${inject('origin')}/api/nowhere`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not_found', message: expect.any(String) })
})
