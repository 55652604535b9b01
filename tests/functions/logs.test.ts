import { readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { DocumentInfo } from '#core/saving/document.ts'
import { emptyScript } from '#core/script/script.ts'
import { publicScriptPath } from '#routes'
import { publicSheetPath, workerPaths } from '#routes/worker-paths.ts'
import { beginSignIn, chooseUser, Jar, signInJar } from '../e2e/sign-in.ts'
import { makePng } from '../images/make-png.ts'
import { readSessionCookie } from './helpers/as-user.ts'
import { newId } from './helpers/documents.ts'
import { runSql } from './helpers/worker-storage.ts'

const origin = inject('origin')
const readLog = () => readFileSync(inject('log'), 'utf8')

/** Words that nothing but this test's user, script and image contains. */
const words = { title: 'Zeldafog', author: 'Quillon', text: 'lanternkeeper', image: 'Bramblewick' }

const script = {
  ...emptyScript,
  title: words.title,
  author: words.author,
  characters: [{ kind: 'custom', id: 'keeper', name: 'Keeper', team: 'townsfolk', ability: words.text }]
}

test('what a whole journey logs contains nothing about a user, and no text of a script', async () => {
  const before = readLog().length
  const site = await signInJar('Mara Oakes')
  const { sub, accessToken, refreshToken = '', idToken } = await readSessionCookie(site.header)
  const cookie = site.header
  const send = (method: string, path: string, body?: BodyInit) =>
    site.fetch(origin + path, {
      method,
      ...(body && { body }),
      headers: { origin, 'sec-fetch-site': 'same-origin' }
    })
  const id = newId()
  const put = (path: string, content: object) =>
    send('PUT', path, JSON.stringify({ content, version: 0, saveId: newId() }))

  const saved: DocumentInfo = await (await put(`/api/scripts/${id}`, script)).json()
  await send('PATCH', `/api/scripts/${id}`, '{"visibility":"public"}')
  const slug = words.title.toLowerCase()
  expect((await fetch(origin + publicScriptPath('en', saved.publicId, slug))).status).toBe(200)
  expect((await fetch(origin + publicSheetPath(saved.publicId, slug))).status).toBe(200)
  const png = makePng({ width: 3, height: 2 })
  expect((await send('PUT', `/api/images/${newId()}?name=${words.image}`, png)).status).toBe(200)
  // The image is broken after its header.
  const broken = makePng({ width: 30, height: 20 }).slice(0, 45)
  expect((await send('PUT', `/api/images/${newId()}?name=${words.image}`, broken)).status).toBe(422)
  expect((await send('POST', workerPaths.import, `["${words.text}`)).status).toBe(400)
  await send('GET', `${workerPaths.remoteImage}?address=https://${words.image}.invalid/a.png&use=icon`)
  await failInDatabase(() => put(`/api/scripts/${newId()}`, { ...script, title: `${words.title} breaks` }))
  await runSql(`UPDATE documents SET data = '{"title":7,"author":"${words.author}"}' WHERE id = ?`, [id])
  expect((await send('GET', `/api/scripts/${id}`)).status).toBe(500)
  await failToSignIn()
  expect((await send('POST', workerPaths.signOut)).status).toBe(200)
  const again = await signInJar('Mara Oakes')
  const deletion = {
    method: 'DELETE',
    body: '{"confirm":true}',
    headers: { 'sec-fetch-site': 'same-origin' }
  }
  expect((await again.fetch(origin + workerPaths.account, deletion)).status).toBe(200)

  // The log has the failures, with their places.
  const written = () => readLog().slice(before)
  for (const failure of [
    /PUT \/api\/scripts\/:id: Error.*SQLITE_CONSTRAINT/,
    /GET \/api\/scripts\/:id: /,
    /Sign-in: /
  ])
    await expect.poll(written, { timeout: 20_000 }).toMatch(failure)
  const log = written()
  const secrets = { ...words, id, publicId: saved.publicId, sub, accessToken, refreshToken, idToken, cookie }
  const found = Object.entries({ ...secrets, name: 'Oakes', address: '@belfry.example' }).filter(
    ([, secret]) => log.toLowerCase().includes(secret.toLowerCase())
  )
  expect(found).toEqual([])
})

/** A failure whose message quotes the title. */
async function failInDatabase(save: () => Promise<Response>) {
  await runSql(`CREATE TRIGGER quoting BEFORE INSERT ON documents WHEN new.name LIKE '${words.title} breaks'
    BEGIN SELECT RAISE(ABORT, '${words.title} breaks'); END`)
  onTestFinished(async () => void (await runSql('DROP TRIGGER IF EXISTS quoting')))
  expect((await save()).status).toBe(500)
  await runSql('DROP TRIGGER quoting')
}

/** Sign-ins that the user cancels, that ends in another browser, and whose code the provider doesn’t know. */
async function failToSignIn() {
  const site = new Jar()
  await site.fetch(await chooseUser(await beginSignIn(site), ''))
  const stolen = await chooseUser(await beginSignIn(new Jar()), 'mara')
  await new Jar().fetch(stolen)
  const own = new Jar()
  const callback = new URL(await chooseUser(await beginSignIn(own), 'mara'))
  callback.searchParams.set('code', 'unknown')
  await own.fetch(callback.href)
}
