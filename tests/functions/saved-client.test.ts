import { afterEach, expect, test, vi } from 'vitest'
import { savedCharacters } from '#api/saved-characters.ts'
import { savedScripts } from '#api/saved-scripts.ts'
import { fetchAs, idris, type User } from './as-user.ts'
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
