import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { fetchAs, mara, sessionCookieOf } from '../helpers/as-user.ts'

const accountId = expect.stringMatching(/^[0-9a-f]{32}$/)

test('without a cookie there is no session', async () => {
  const response = await fetchAs(undefined, workerPaths.session)
  expect(await response.json()).toEqual({ state: 'out' })
})

test('the session route returns the user’s name, but no tokens', async () => {
  const response = await fetchAs(mara, workerPaths.session)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ state: 'in', user: { id: accountId, name: 'Mara Oakes' } })
})

test('an altered cookie is no session', async () => {
  const cookie = await sessionCookieOf(mara)
  const middle = Math.floor(cookie.length / 2)
  const altered = cookie.slice(0, middle) + (cookie[middle] === 'A' ? 'B' : 'A') + cookie.slice(middle + 1)
  const response = await fetch(inject('origin') + workerPaths.session, { headers: { cookie: altered } })
  expect(await response.json()).toEqual({ state: 'out' })
})
