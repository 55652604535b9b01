import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { savedCharacters, savedScripts } from '#api/documents.ts'
import { fetchAs, idris, sessionCookieOf, type User } from '../helpers/as-user.ts'
import { newId, newUser, scriptTitled } from '../helpers/documents.ts'

/** Replaces `fetch` with one that sends requests like a page of the site, as a user or signed out. */
function actAs(user: User | undefined) {
  vi.stubGlobal('fetch', request.bind(undefined, user))
}

const network = globalThis.fetch
async function request(user: User | undefined, url: string, init: RequestInit) {
  vi.stubGlobal('fetch', network)
  const response = await fetchAs(user, url, init).finally(() => actAs(user))
  return response
}

afterEach(() => vi.unstubAllGlobals())

test('a script is saved, found, changed, copied, deleted and restored', async () => {
  actAs(newUser())
  const [id, copyId] = [newId(), newId()]
  const save = (title: string, version: number) =>
    savedScripts.save(id, { content: scriptTitled(title), version, saveId: newId() })
  expect(await save('Bells', 0)).toMatchObject({ ok: true, value: { version: 1 } })
  expect(await save('Louder', 1)).toMatchObject({ ok: true, value: { version: 2 } })
  const conflict = { ok: false, code: 'version_conflict', theirs: { content: { title: 'Louder' } } }
  expect(await save('Mine', 1)).toMatchObject(conflict)
  expect(await savedScripts.rename(id, 'Night')).toMatchObject({ ok: true, value: { version: 3 } })
  expect(await savedScripts.setVisibility(id, 'public')).toMatchObject({ value: { visibility: 'public' } })
  expect(await savedScripts.duplicate(id, { id: copyId, name: 'Copy' })).toMatchObject({ ok: true })
  expect(await savedScripts.list({ search: 'copy', sort: 'name' })).toMatchObject({ value: { total: 1 } })
  expect(await savedScripts.listVersions(id)).toMatchObject({ value: [{ version: 2 }, { version: 1 }] })
  expect(await savedScripts.readVersion(id, 1)).toMatchObject({ value: { content: { title: 'Bells' } } })
  expect(await savedScripts.remove(id)).toMatchObject({ ok: true })
  expect(await savedScripts.list({ bin: true })).toMatchObject({ value: { items: [{ id }] } })
  expect(await savedScripts.bringBack(id)).toMatchObject({ ok: true })
  expect(await savedScripts.removeForever(id)).toMatchObject({ ok: true })
  expect(await savedScripts.read(id)).toEqual({ ok: false, code: 'missing' })
})

test('characters have the same client', async () => {
  actAs(idris)
  expect(await savedCharacters.read(newId())).toEqual({ ok: false, code: 'missing' })
})

test('results say whether the user is signed out, the network is down or the server failed', async () => {
  actAs(undefined)
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'signed_out' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'unreachable' })
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'server_failed' })
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to this café</h1>'))
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'server_failed' })
})

describe('an expired session', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: 'belfry.signed-in=1' }))

  /** Replaces `fetch` with one that sends another cookie with each request; returns the log of requests. */
  async function withCookies(...states: readonly ('old' | 'new' | 'none')[]) {
    const user = newUser()
    const cookies = {
      old: await sessionCookieOf(user, { accessEndsAt: 0 }),
      new: await sessionCookieOf(user),
      none: ''
    }
    const requests: string[] = []
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('sec-fetch-site', 'same-origin')
      headers.set('cookie', cookies[states[requests.length] ?? 'none'])
      requests.push(`${init.method ?? 'GET'} ${path}`)
      return network(inject('origin') + path, { ...init, headers })
    })
    return requests
  }
  const id = newId()
  const save = () => savedScripts.save(id, { content: scriptTitled('Bells'), version: 0, saveId: newId() })
  const savePut = `PUT /api/scripts/${id}`
  const sessionGet = 'GET /api/session'

  test('is renewed, and the request is repeated once', async () => {
    const requests = await withCookies('old', 'new', 'new')
    expect(await save()).toMatchObject({ ok: true, value: { version: 1, name: 'Bells' } })
    expect(requests).toEqual([savePut, sessionGet, savePut])
  })

  test('counts as expired when it is still expired after the renewal', async () => {
    const requests = await withCookies('old', 'new', 'old')
    expect(await save()).toEqual({ ok: false, code: 'session_expired' })
    expect(requests).toEqual([savePut, sessionGet, savePut])
  })

  test('counts as signed out when there is no session any more', async () => {
    const requests = await withCookies('old', 'none')
    expect(await save()).toEqual({ ok: false, code: 'signed_out' })
    expect(requests).toEqual([savePut, sessionGet])
  })

  test('counts as expired when the server can’t renew it', async () => {
    const responses = [
      Response.json({ code: 'session_stale', message: '' }, { status: 401 }),
      Response.json({ state: 'expired' })
    ]
    vi.stubGlobal('fetch', async () => responses.shift())
    expect(await save()).toEqual({ ok: false, code: 'session_expired' })
    expect(responses).toEqual([])
  })
})
