import { expect, inject, test } from 'vitest'
import { runLoad } from '../../tools/load/run-load.ts'

// `npm run load` measures a minute of 100 clients.
test('mixed requests of 20 clients at once have no error', async () => {
  const server = { origin: inject('origin'), group: inject('group') }
  const report = await runLoad(server, inject('state'), { clients: 20, seconds: 5, scripts: 5 })
  expect(report.errors).toEqual({})
  expect(Object.keys(report.figures).sort()).toEqual(['all', 'file', 'page', 'save', 'sheet', 'sitemap'])
})
