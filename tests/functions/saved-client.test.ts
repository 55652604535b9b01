import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { savedCharacters } from '#api/saved-characters.ts'
import { savedScripts } from '#api/saved-scripts.ts'
import { cookieOf, fetchAs, idris, type User } from './as-user.ts'
import { newId, someone, titled } from './saved-work.ts'

/** Gives this process what a page has: an address to start from, and the cookie of who is signed in. */
function beAt(user: User | undefined) {
  vi.stubGlobal('fetch', ask.bind(undefined, user))
}

const network = globalThis.fetch
async function ask(user: User | undefined, address: string, init: RequestInit) {
  vi.stubGlobal('fetch', network)
  const answer = await fetchAs(user, address, init).finally(() => beAt(user))
  return answer
}

afterEach(() => vi.unstubAllGlobals())

test('a script is saved, found, changed, copied, deleted and brought back', async () => {
  beAt(someone())
  const [id, copyId] = [newId(), newId()]
  const save = (title: string, version: number) =>
    savedScripts.save(id, { content: titled(title), version, saveId: newId() })
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

test('characters are asked for alike', async () => {
  beAt(idris)
  expect(await savedCharacters.read(newId())).toEqual({ ok: false, code: 'missing' })
})

test('who is signed out, and who has no network, is told so', async () => {
  beAt(undefined)
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'signed_out' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'unreachable' })
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'server_failed' })
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to this café</h1>'))
  expect(await savedScripts.list()).toEqual({ ok: false, code: 'server_failed' })
})

describe('a session that has grown old', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: 'belfry.signed-in=1' }))

  /** A browser whose cookie is another one for each request: what was asked for comes back. */
  async function beWith(...states: readonly ('old' | 'new' | 'none')[]) {
    const user = someone()
    const cookies = { old: await cookieOf(user, { accessEndsAt: 0 }), new: await cookieOf(user), none: '' }
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('sec-fetch-site', 'same-origin')
      headers.set('cookie', cookies[states[asked.length] ?? 'none'])
      asked.push(`${init.method ?? 'GET'} ${path}`)
      return network(inject('origin') + path, { ...init, headers })
    })
    return asked
  }
  const id = newId()
  const save = () => savedScripts.save(id, { content: titled('Bells'), version: 0, saveId: newId() })
  const saving = `PUT /api/scripts/${id}`
  const renewing = 'GET /api/session'

  test('is renewed, and the request repeated whole, once', async () => {
    const asked = await beWith('old', 'new', 'new')
    expect(await save()).toMatchObject({ ok: true, value: { version: 1, name: 'Bells' } })
    expect(asked).toEqual([saving, renewing, saving])
  })

  test('has expired when it is as old after that', async () => {
    const asked = await beWith('old', 'new', 'old')
    expect(await save()).toEqual({ ok: false, code: 'session_expired' })
    expect(asked).toEqual([saving, renewing, saving])
  })

  test('was ended meanwhile when nobody is signed in any more', async () => {
    const asked = await beWith('old', 'none')
    expect(await save()).toEqual({ ok: false, code: 'signed_out' })
    expect(asked).toEqual([saving, renewing])
  })

  test('has expired when the server says that it cannot be renewed', async () => {
    const answers = [
      Response.json({ code: 'session_stale', message: '' }, { status: 401 }),
      Response.json({ state: 'expired' })
    ]
    vi.stubGlobal('fetch', async () => answers.shift())
    expect(await save()).toEqual({ ok: false, code: 'session_expired' })
    expect(answers).toEqual([])
  })
})
