import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { limits } from '#core/limits.ts'
import type { GameSaveRequest } from '#core/saving/saved-game.ts'
import { deleteAllDocuments } from '#functions/db/account.ts'
import type { Env } from '#functions/env.ts'
import { respondToError } from '#functions/http/respond-to-error.ts'
import { userRoutes } from '#functions/routes/user.ts'
import { localSession } from '../../../tools/serve/local-session.ts'
import { aGameSave } from '../helpers/games.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../helpers/memory-database.ts'

const secret = 'a secret of at least thirty-two characters'
const app = new Hono<Env>().onError(respondToError).route('/api', userRoutes)
const unlimited = { limit: async () => ({ success: true }) }
const id = 'game-0123456789abcdef'

let database: MemoryDatabase
beforeEach(() => {
  database = openMemoryDatabase()
  onTestFinished(() => database.sqlite.close())
})

async function request(method: string, path: string, body?: object, sub = 'mara') {
  const headers = {
    cookie: await localSession(secret, { sub, name: sub }),
    'sec-fetch-site': 'same-origin'
  }
  const response = await app.request(
    `/api${path}`,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    { DB: database.DB, AUTH_SECRET: secret, READ_RATE: unlimited, WRITE_RATE: unlimited }
  )
  return { status: response.status, body: Object(await response.json()) }
}

const put = (changes: Partial<GameSaveRequest> = {}, gameId = id) =>
  request('PUT', `/games/${gameId}`, aGameSave(changes))
const gameWith = (more: object) => ({ belfry: 'game' as const, version: 1, ...more })
const bytesUsed = async () => (await request('GET', '/account')).body.bytes.documents.used

test('a game is saved, listed without its content, read as it was, and deleted for good', async () => {
  const content = gameWith({ name: 'Đêm', record: { version: 9, start: {}, later: [1, null] } })
  const save = aGameSave({ content, scriptId: 'script-0123456789abcdef' })
  const saved = await request('PUT', `/games/${id}`, save)
  expect(saved).toMatchObject({
    status: 200,
    body: { id, version: 1, name: 'Thursday', saveId: save.saveId }
  })
  expect((await request('GET', '/games')).body).toEqual({ games: [saved.body] })
  expect((await request('GET', `/games/${id}`)).body).toEqual({ ...saved.body, content })
  expect((await request('GET', '/account')).body).toMatchObject({ games: 1 })
  expect((await request('DELETE', `/games/${id}`)).body).toEqual({ ok: true })
  expect((await request('DELETE', `/games/${id}`)).body).toMatchObject({ code: 'game_missing' })
  expect(await bytesUsed()).toBe(0)
})

test('the list begins with the game that was changed last', async () => {
  await put({}, `${id}-1`)
  await put({}, `${id}-2`)
  database.sqlite.exec(`UPDATE games SET changed_at = iif(id = '${id}-1', 2, 1)`)
  const { games } = (await request('GET', '/games')).body
  expect(games.map((game: { id: string }) => game.id)).toEqual([`${id}-1`, `${id}-2`])
})

test('a save that is repeated writes nothing; with other content it is refused', async () => {
  const save = aGameSave()
  const first = await request('PUT', `/games/${id}`, save)
  expect(await request('PUT', `/games/${id}`, save)).toEqual(first)
  const other = await request('PUT', `/games/${id}`, { ...save, content: gameWith({ name: 'Other' }) })
  expect(other).toMatchObject({ status: 422, body: { code: 'save_id_reused' } })
})

test('a save over a newer version writes nothing and says which one there is', async () => {
  await put()
  const second = await put({ version: 1, name: 'Friday', content: gameWith({ round: 2 }) })
  expect(second.body).toMatchObject({ version: 2, name: 'Friday' })
  const conflict = await put({ version: 1, content: gameWith({ round: 3 }) })
  expect(conflict).toMatchObject({ status: 409, body: { code: 'version_conflict', theirs: second.body } })
  expect((await put()).body).toMatchObject({ code: 'version_conflict' })
  expect((await request('GET', `/games/${id}`)).body.content).toEqual(gameWith({ round: 2 }))
})

test('a game that was deleted elsewhere isn’t saved again by a device that doesn’t know', async () => {
  expect((await put({ version: 3 })).body).toMatchObject({ code: 'game_missing' })
})

test('nobody reads, changes or deletes the game of somebody else, or learns that it is there', async () => {
  await put()
  const asOther = (method: string, body?: object) => request(method, `/games/${id}`, body, 'idris')
  for (const response of [
    await asOther('GET'),
    await asOther('DELETE'),
    await asOther('PUT', aGameSave()),
    await asOther('PUT', aGameSave({ version: 1 }))
  ])
    expect(response).toMatchObject({ status: 404, body: { code: 'game_missing' } })
  expect((await request('GET', '/games', undefined, 'idris')).body).toEqual({ games: [] })
  expect((await request('GET', `/games/${id}`)).body).toMatchObject({ version: 1 })
})

test.each([
  ['no game', { content: { belfry: 'library', version: 1 } }, 422, 'invalid'],
  ['a name that is too long', { name: 'x'.repeat(limits.documents.name + 1) }, 422, 'invalid'],
  ['another id of a script', { scriptId: 'x' }, 422, 'invalid'],
  ['too much', { content: gameWith({ text: 'x'.repeat(limits.documents.bytes) }) }, 413, 'saved_too_large'],
  [
    'numbers that are longer when they are written again',
    { content: JSON.parse(`{"belfry":"game","version":1,"list":[${'1e20,'.repeat(60_000)}1]}`) },
    413,
    'saved_too_large'
  ]
])('%s is refused', async (_, changes, status, code) => {
  expect(await put(Object(changes))).toMatchObject({ status, body: { code } })
})

test('U+0000 doesn’t end a name', async () => {
  await put({ name: 'Thurs\0day' })
  expect((await request('GET', '/games')).body.games).toMatchObject([{ name: 'Thursday' }])
})

test('an account holds a limited number of games, whose saves still work', async () => {
  for (let at = 0; at < limits.games.count; at++) await put({}, `${id}-${at}`)
  expect((await put()).body).toMatchObject({ code: 'games_full' })
  expect((await put({ version: 1 }, `${id}-0`)).body).toMatchObject({ version: 2 })
  await request('DELETE', `/games/${id}-1`)
  expect((await put()).status).toBe(200)
})

/** Fills the account except for this many bytes. */
const leaveBytes = (bytes: number) =>
  database.sqlite
    .prepare('INSERT INTO account_bytes (owner_id, documents) VALUES (?, ?)')
    .run('mara', limits.account.documents - bytes)

test('games count compressed with the documents of the account; a full one takes only smaller ones', async () => {
  const noise = (bytes: number) => gameWith({ text: randomBytes(bytes).toString('base64') })
  leaveBytes(2000)
  const saved = await put({ content: noise(1000) })
  expect(saved.body.nearlyFull).toEqual({ used: await bytesUsed(), limit: limits.account.documents })
  expect(await bytesUsed()).toBeGreaterThan(limits.account.documents - 1000)
  expect((await put({ content: noise(1000) }, `${id}-2`)).body).toMatchObject({ code: 'account_full' })
  expect((await put({ version: 1, content: noise(2500) })).body).toMatchObject({ code: 'account_full' })
  expect((await put({ version: 1, content: noise(500) })).body).toMatchObject({ version: 2 })
  await request('DELETE', `/games/${id}`)
  expect(await bytesUsed()).toBe(limits.account.documents - 2000)
})

test('earlier versions of scripts make room for a game, the oldest first', async () => {
  database.sqlite.exec(`
    INSERT INTO documents (id, kind, owner_id, data, name, search, save_id, made_at, changed_at)
      VALUES ('bells', 'script', 'mara', '{}', '', '', '', 0, 0);
    INSERT INTO contents (owner_id, hash, bytes, object) VALUES ('mara', 'one', 500, 'a'), ('mara', 'two', 500, 'b');
    INSERT INTO earlier_versions (document_id, version, owner_id, saved_at, hash)
      VALUES ('bells', 1, 'mara', 1, 'one'), ('bells', 2, 'mara', 2, 'two');
    UPDATE account_bytes SET documents = ${limits.account.documents - 1000} WHERE owner_id = 'mara'`)
  expect((await put()).status).toBe(200)
  const versions = database.sqlite.prepare('SELECT version FROM earlier_versions').all()
  expect(versions.map(({ version }) => version)).toEqual([2])
})

test('deleting the account deletes its games, and a session that has ended saves none', async () => {
  await put()
  await deleteAllDocuments(database.DB, 'mara')
  expect((await request('GET', '/games')).body).toEqual({ games: [] })
  expect(database.sqlite.prepare('SELECT * FROM account_bytes').all()).toEqual([])
  // The account is deleted on another device after the save has been let in.
  const { prepare } = database.DB
  database.DB.prepare = sql => {
    if (sql.includes('INSERT INTO games'))
      database.sqlite.exec(
        `INSERT INTO ended_sessions VALUES ('mara', '', ${Date.now() + 1000}) ON CONFLICT DO NOTHING`
      )
    return prepare.call(database.DB, sql)
  }
  expect(await put()).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  database.DB.prepare = prepare
  expect(database.sqlite.prepare('SELECT * FROM games').all()).toEqual([])
})
