import { strFromU8, unzipSync } from 'fflate'
import { expect, inject, test } from 'vitest'
import { cookieOf, fetchAs, type User } from './as-user.ts'
import { ask, largeScript, readScript, saveScript, someone, titled } from './saved-work.ts'

const origin = inject('origin')

const count = (user: User) => fetchAs(user, '/api/account').then(response => response.json())
const nothing = { scripts: 0, characters: 0, images: 0, bin: 0 }

test('an account that holds nothing can be counted, taken along and deleted', async () => {
  const user = someone()
  expect(await count(user)).toEqual(nothing)
  const files = unzipSync(await exported(user))
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'images.json'])
  expect(strFromU8(files['images.json'] ?? new Uint8Array())).toBe('[]')
  expect((await deleted(user)).status).toBe(200)
})

test('all versions go along, the bin too; deleted, nothing of it is left, and others keep theirs', async () => {
  const [mine, theirs] = [someone(), someone()]
  const first = await saveScript(mine, titled('Bells', { author: 'M' }))
  await saveScript(mine, titled('Bells at night'), { id: first.id, version: 1 })
  const binned = await saveScript(mine, titled('Dust'))
  await ask(mine, 'DELETE', `/api/scripts/${binned.id}`)
  const other = await saveScript(theirs, titled('Others'))
  expect(await count(mine)).toEqual({ ...nothing, scripts: 1, bin: 1 })

  const files = unzipSync(await exported(mine))
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  const place = `scripts/bells-at-night-${first.id}`
  expect(read(`${place}.json`)).toEqual([{ id: '_meta', name: 'Bells at night' }])
  expect(read(`${place}.belfry.json`)).toMatchObject({
    version: 2,
    content: { title: 'Bells at night' }
  })
  expect(read(`${place}/version-1.belfry.json`)).toMatchObject({
    version: 1,
    content: { title: 'Bells', author: 'M' }
  })
  expect(read(`bin/scripts/dust-${binned.id}.json`)).toEqual([{ id: '_meta', name: 'Dust' }])
  expect(Object.keys(files)).not.toContainEqual(expect.stringContaining(other.id))

  expect((await deleted(mine)).status).toBe(200)
  expect(await count(mine)).toEqual(nothing)
  expect((await readScript(mine, first.id)).status).toBe(404)
  expect((await readScript(theirs, other.id)).status).toBe(200)
})

test('an account goes along whole, however much it holds', async () => {
  const user = someone()
  const [large, small] = [largeScript(600), titled('Small')]
  const versions = Math.ceil((5 * 1024 * 1024) / JSON.stringify(large).length)
  expect(versions).toBeLessThan(50)
  const first = await saveScript(user, large)
  for (let version = 1; version < versions; version++)
    await saveScript(user, { ...large, title: `Bells ${version}` }, { id: first.id, version })
  for (let count = 0; count < 20; count++) await saveScript(user, small)
  const names = Object.keys(unzipSync(await exported(user)))
  expect(names.filter(name => name.includes('/version-'))).toHaveLength(versions - 1)
  expect(names.filter(name => name.includes('/small-'))).toHaveLength(40)
})

test('the session ends with the account', async () => {
  const user = someone()
  const response = await deleted(user)
  const cookies = response.headers.getSetCookie()
  expect(cookies).toContainEqual(expect.stringMatching(/^belfry\.session=;.*Max-Age=0.*HttpOnly/))
  expect(cookies).toContainEqual(expect.stringMatching(/^belfry\.signed-in=\d?;.*Max-Age=0/))
})

test.each([
  ['{}', 'invalid'],
  ['{"confirm":false}', 'invalid'],
  ['not json', 'file_not_json']
])('nothing is deleted without a word: %s', async (body, code) => {
  const response = await fetchAs(someone(), '/api/account', { method: 'DELETE', body })
  expect(await response.json()).toMatchObject({ code })
})

test('a page elsewhere cannot delete an account', async () => {
  const response = await fetch(`${origin}/api/account`, {
    method: 'DELETE',
    headers: { cookie: await cookieOf(someone()), 'sec-fetch-site': 'cross-site' },
    body: '{"confirm":true}'
  })
  expect(response.status).toBe(403)
})

test.each([
  ['GET', '/api/account'],
  ['GET', '/api/account/export'],
  ['DELETE', '/api/account']
])('%s %s is for those who are signed in', async (method, path) => {
  const response = await fetchAs(undefined, path, { method })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'signed_out' })
})

async function exported(user: User) {
  const response = await fetchAs(user, '/api/account/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return new Uint8Array(await response.arrayBuffer())
}

const deleted = (user: User) =>
  fetchAs(user, '/api/account', { method: 'DELETE', body: JSON.stringify({ confirm: true }) })
