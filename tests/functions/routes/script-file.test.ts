import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'

const ask = (address: string, headers: Record<string, string>) =>
  fetch(inject('origin') + workerPaths.scriptFile, {
    method: 'POST',
    body: JSON.stringify({ address }),
    headers
  })

const ownPage = { 'sec-fetch-site': 'same-origin' }

test.each([
  ['another host', 'https://scripts.example/bells.json', ownPage, 422, 'source_host'],
  ['the Worker itself', inject('origin'), ownPage, 422, 'source_host'],
  ['the private network', 'https://10.0.0.1/a.json', ownPage, 422, 'source_host'],
  [
    'another site’s page',
    'https://gist.github.com/a/1',
    { 'sec-fetch-site': 'cross-site' },
    403,
    'request_forged'
  ],
  ['a client that is no browser', 'https://gist.github.com/a/1', {}, 403, 'request_forged']
])('the Worker fetches no file for %s', async (_, address, headers, status, code) => {
  const response = await ask(address, headers)
  expect([response.status, (await response.json()).code]).toEqual([status, code])
})
