import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { fetchAs, sessionCookieOf } from '../helpers/as-user.ts'

const una = { sub: 'una-forged', name: 'Una Reed' }
const id = 'aaaaaaaaaaaaaaaaaaaaaaaa'
const path = workerPaths.savedScript.replace(':id', id)
const body = JSON.stringify({ content: { title: 'Forged' }, version: 0, saveId: 'bbbbbbbbbbbbbbbbbbbbbbbb' })

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://elsewhere.example' }],
  ['an unknown origin', {}]
])('a page of %s can’t save anything', async (_, headers) => {
  const response = await fetch(inject('origin') + path, {
    method: 'PUT',
    body,
    headers: { cookie: await sessionCookieOf(una), 'content-type': 'application/json', ...headers }
  })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'request_forged' })
  expect((await fetchAs(una, path)).status).toBe(404)
})
