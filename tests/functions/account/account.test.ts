import { strFromU8, unzipSync } from 'fflate'
import { expect, inject, onTestFinished, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { makePng } from '../../images/make-png.ts'
import { fetchAs, sessionCookieOf, type User } from '../helpers/as-user.ts'
import {
  largeScript,
  newId,
  newUser,
  readScript,
  requestJson,
  saveScript,
  scriptTitled
} from '../helpers/documents.ts'
import { isStored, runSql } from '../helpers/worker-storage.ts'

const origin = inject('origin')

const count = (user: User) => fetchAs(user, '/api/account').then(response => response.json())
const bytes = (documents: unknown, images: unknown) => ({
  documents: { used: documents, limit: limits.account.documents },
  images: { used: images, limit: limits.account.images }
})
const nothing = { scripts: 0, characters: 0, images: 0, games: 0, bin: 0, bytes: bytes(0, 0) }
const some = expect.toSatisfy(value => value > 0)

test('an empty account can be counted, exported and deleted', async () => {
  const user = newUser()
  expect(await count(user)).toEqual(nothing)
  const files = unzipSync(await exportAccount(user))
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'images.json'])
  expect(strFromU8(files['images.json'] ?? new Uint8Array())).toBe('[]')
  expect((await deleteAccount(user)).status).toBe(200)
})

test('the export has all versions and the bin; the deletion removes them all, and no other user’s data', async () => {
  const [mine, theirs] = [newUser(), newUser()]
  const first = await saveScript(mine, scriptTitled('Bells', { author: 'M' }))
  await saveScript(mine, scriptTitled('Bells at night'), { id: first.id, version: 1 })
  const binned = await saveScript(mine, scriptTitled('Dust'))
  await requestJson(mine, 'DELETE', `/api/scripts/${binned.id}`)
  const other = await saveScript(theirs, scriptTitled('Others'))
  expect(await count(mine)).toEqual({ ...nothing, scripts: 1, bin: 1, bytes: bytes(some, 0) })

  const files = unzipSync(await exportAccount(mine))
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  const path = `scripts/bells-at-night-${first.id}`
  expect(read(`${path}.json`)).toEqual([{ id: '_meta', name: 'Bells at night' }])
  expect(read(`${path}.belfry.json`)).toMatchObject({
    version: 2,
    content: { title: 'Bells at night' }
  })
  expect(read(`${path}/version-1.belfry.json`)).toMatchObject({
    version: 1,
    content: { title: 'Bells', author: 'M' }
  })
  expect(read(`bin/scripts/dust-${binned.id}.json`)).toEqual([{ id: '_meta', name: 'Dust' }])
  expect(Object.keys(files)).not.toContainEqual(expect.stringContaining(other.id))

  expect((await deleteAccount(mine)).status).toBe(200)
  expect(await count(mine)).toEqual(nothing)
  expect((await readScript(mine, first.id)).status).toBe(404)
  expect((await readScript(theirs, other.id)).status).toBe(200)
})

test('a large account is exported completely', async () => {
  const user = newUser()
  const [large, small] = [largeScript(600), scriptTitled('Small')]
  const versions = Math.ceil((5 * 1024 * 1024) / JSON.stringify(large).length)
  expect(versions).toBeLessThan(50)
  const first = await saveScript(user, large)
  for (let version = 1; version < versions; version++)
    await saveScript(user, { ...large, title: `Bells ${version}` }, { id: first.id, version })
  for (let count = 0; count < 20; count++) await saveScript(user, small)
  const names = Object.keys(unzipSync(await exportAccount(user)))
  expect(names.filter(name => name.includes('/version-'))).toHaveLength(versions - 1)
  expect(names.filter(name => name.includes('/small-'))).toHaveLength(40)
})

test('the export has all images; the deletion removes their rows and files, and no other user’s images', async () => {
  const [mine, theirs] = [newUser(), newUser()]
  const [visible, binned, other] = [await upload(mine), await upload(mine), await upload(theirs)]
  await requestJson(mine, 'DELETE', `/api/images/${binned}`)
  const drawing = { belfry: 'drawing', version: 1, name: 'Bell' }
  await requestJson(mine, 'PUT', `/api/images/${visible}/drawing`, drawing)
  const [drawn] = (await runSql('SELECT drawing FROM images WHERE id = ?', [visible]))[0] ?? []
  const interrupted = await interruptUpload(mine)
  expect(await count(mine)).toEqual({ ...nothing, images: 1, bin: 1, bytes: bytes(0, some) })
  const files = unzipSync(await exportAccount(mine))
  const served = await fetch(origin + userImagePath(visible))
  expect(files[`images/a-moor-${visible}.png`]).toEqual(new Uint8Array(await served.arrayBuffer()))
  expect(Object.keys(files)).toContain(`bin/images/a-moor-${binned}.png`)
  const drawingFile = `images/a-moor-${visible}.drawing.json`
  expect(JSON.parse(strFromU8(files[drawingFile] ?? new Uint8Array()))).toEqual(drawing)
  const list = JSON.parse(strFromU8(files['images.json'] ?? new Uint8Array()))
  expect(list).toHaveLength(2)
  expect(list).toContainEqual(expect.objectContaining({ id: visible, drawing: drawingFile }))
  const objects = [visible, binned, interrupted, `${drawn}`]
  expect(await Promise.all(objects.map(isStored))).toEqual([true, true, true, true])

  expect((await deleteAccount(mine)).status).toBe(200)
  expect(await count(mine)).toEqual(nothing)
  for (const table of ['images', 'loose_objects', 'account_bytes'])
    expect(await runSql(`SELECT * FROM ${table} WHERE owner_id = ?`, [mine.sub])).toEqual([])
  expect(await Promise.all(objects.map(isStored))).toEqual([false, false, false, false])
  expect((await fetch(origin + userImagePath(visible))).status).toBe(404)
  expect((await fetch(origin + userImagePath(other))).status).toBe(200)
})

test('an upload that runs while the account is deleted leaves nothing', async () => {
  const user = newUser()
  const id = newId()
  await runSql(`CREATE TRIGGER deleted_meanwhile AFTER INSERT ON loose_objects WHEN new.id = '${id}'
    BEGIN UPDATE loose_objects SET due = 0 WHERE id = new.id; END`)
  onTestFinished(async () => void (await runSql('DROP TRIGGER deleted_meanwhile')))
  expect((await put(user, id)).status).toBe(403)
  expect(await count(user)).toEqual(nothing)
  expect(await isStored(id)).toBe(false)
})

test('deleting the account ends the session', async () => {
  const user = newUser()
  const response = await deleteAccount(user)
  const cookies = response.headers.getSetCookie()
  expect(cookies).toContainEqual(expect.stringMatching(/^belfry\.session=;.*Max-Age=0.*HttpOnly/))
  expect(cookies).toContainEqual(expect.stringMatching(/^belfry\.signed-in=\d?;.*Max-Age=0/))
})

test.each([
  ['{}', 'invalid'],
  ['{"confirm":false}', 'invalid'],
  ['not json', 'file_not_json']
])('nothing is deleted without confirmation: %s', async (body, code) => {
  const response = await fetchAs(newUser(), '/api/account', { method: 'DELETE', body })
  expect(await response.json()).toMatchObject({ code })
})

test('a page of another origin can’t delete an account', async () => {
  const response = await fetch(`${origin}/api/account`, {
    method: 'DELETE',
    headers: { cookie: await sessionCookieOf(newUser()), 'sec-fetch-site': 'cross-site' },
    body: '{"confirm":true}'
  })
  expect(response.status).toBe(403)
})

test.each([
  ['GET', '/api/account'],
  ['GET', '/api/account/export'],
  ['DELETE', '/api/account']
])('%s %s needs a session', async (method, path) => {
  const response = await fetchAs(undefined, path, { method })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'signed_out' })
})

const put = (user: User, id: string) =>
  fetchAs(user, `/api/images/${id}?name=A+moor`, { method: 'PUT', body: makePng({ width: 3, height: 2 }) })

async function upload(user: User) {
  const id = newId()
  expect((await put(user, id)).status).toBe(200)
  return id
}

/** Interrupts an upload after its file is stored and before its row is added; returns its id. */
async function interruptUpload(user: User) {
  const id = newId()
  await runSql(`CREATE TRIGGER interrupt BEFORE INSERT ON images WHEN new.id = '${id}'
    BEGIN SELECT RAISE(ABORT, 'interrupted'); END`)
  expect((await put(user, id)).status).toBe(500)
  await runSql('DROP TRIGGER interrupt')
  return id
}

async function exportAccount(user: User) {
  const response = await fetchAs(user, '/api/account/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return new Uint8Array(await response.arrayBuffer())
}

const deleteAccount = (user: User) =>
  fetchAs(user, '/api/account', { method: 'DELETE', body: JSON.stringify({ confirm: true }) })
