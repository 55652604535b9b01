import { expect, test } from 'vitest'
import type { DocumentInfo, DocumentVersion, SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { newId, newUser, readScript, requestJson, saveScript, scriptTitled } from '../helpers/documents.ts'

test('a save based on an old version is refused with the current document, and changes nothing', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('First'))
  await saveScript(mara, scriptTitled('Theirs'), { id, version: 1 })
  const { status, body } = await saveScript(mara, scriptTitled('Mine'), { id, version: 1 })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'version_conflict',
    theirs: { version: 2, content: { title: 'Theirs' } }
  })
  expect((await readScript(mara, id)).body.content.title).toBe('Theirs')
  const mine = await saveScript(mara, scriptTitled('Mine'), { id, version: 2 })
  expect(mine.body.version).toBe(3)
})

test('a repeated save is stored once and gets the same response', async () => {
  const mara = newUser()
  const [id, first, second] = [newId(), newId(), newId()]
  const create = () => saveScript(mara, scriptTitled('Bells'), { id, saveId: first })
  expect(await create()).toEqual(await create())
  const update = () => saveScript(mara, scriptTitled('Louder'), { id, version: 1, saveId: second })
  const answers = await Promise.all([update(), update(), update()])
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.body.version).toBe(2)
})

test('a repeated save may have its keys in another order', async () => {
  const mara = newUser()
  const [id, saveId] = [newId(), newId()]
  const save = (extra: Script['extra']) => saveScript(mara, scriptTitled('Bells', { extra }), { id, saveId })
  const { status, body } = await save({ a: 1, b: { c: 2, d: 3 } })
  expect(status).toBe(200)
  expect(await save({ b: { d: 3, c: 2 }, a: 1 })).toMatchObject({ status: 200, body })
})

test('a save with the last saveId but other content is refused, since it would be lost silently', async () => {
  const mara = newUser()
  const saveId = newId()
  const { id } = await saveScript(mara, scriptTitled('Bells'), { saveId })
  for (const version of [0, 1])
    expect(await saveScript(mara, scriptTitled('Louder'), { id, version, saveId })).toMatchObject({
      status: 422,
      body: { code: 'save_id_reused' }
    })
  expect((await readScript(mara, id)).body).toMatchObject({ version: 1, name: 'Bells' })
  expect((await saveScript(mara, scriptTitled('Louder'), { id, version: 1 })).body.version).toBe(2)
})

test('saving unchanged content creates no version', async () => {
  const mara = newUser()
  const { id, body } = await saveScript(mara, scriptTitled('Bells'))
  expect((await saveScript(mara, scriptTitled('Bells'), { id, version: 1 })).body).toEqual(body)
})

test('of concurrent saves based on one version, only one succeeds', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('First'))
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const answers = await Promise.all(
    names.map(name => saveScript(mara, scriptTitled(name), { id, version: 1 }))
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test('after 51 versions the last 50 are stored, each with its content, and can be saved again', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('v1'))
  for (let version = 1; version <= 51; version++)
    await saveScript(mara, scriptTitled(`v${version + 1}`), { id, version })
  const { body } = await requestJson<{ versions: DocumentVersion[] }>(
    mara,
    'GET',
    `/api/scripts/${id}/versions`
  )
  expect(body.versions.map(({ version }) => version)).toEqual(
    Array.from({ length: 50 }, (_, index) => 51 - index)
  )
  const old = await requestJson<{ content: Script }>(mara, 'GET', `/api/scripts/${id}/versions/2`)
  expect(old.body.content.title).toBe('v2')
  expect((await requestJson(mara, 'GET', `/api/scripts/${id}/versions/1`)).body.code).toBe('version_missing')
  expect((await saveScript(mara, old.body.content, { id, version: 52 })).body.version).toBe(53)
})

test('a rename creates a version and changes the script’s title', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Bells', { author: 'Zoë' }))
  const rename = () => requestJson(mara, 'PATCH', `/api/scripts/${id}`, { name: 'Night of Bells' })
  expect((await rename()).body).toMatchObject({ name: 'Night of Bells', version: 2 })
  expect((await rename()).body).toMatchObject({ version: 2 })
  const { content } = (await readScript(mara, id)).body
  expect([content.title, content.author]).toEqual(['Night of Bells', 'Zoë'])
})

test('a change of visibility creates no version', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Bells'))
  const { body } = await requestJson(mara, 'PATCH', `/api/scripts/${id}`, { visibility: 'unlisted' })
  expect(body).toMatchObject({ visibility: 'unlisted', version: 1 })
  const both = { visibility: 'public', name: 'Both' }
  expect((await requestJson(mara, 'PATCH', `/api/scripts/${id}`, both)).status).toBe(422)
})

test('a repeated copy request creates one private copy with its own name', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Bells'))
  await requestJson(mara, 'PATCH', `/api/scripts/${id}`, { visibility: 'public' })
  const copy = { id: newId(), name: 'Bells (copy)' }
  const duplicate = () => requestJson<DocumentInfo>(mara, 'POST', `/api/scripts/${id}/duplicate`, copy)
  const [one, other] = await Promise.all([duplicate(), duplicate()])
  expect(one).toEqual(other)
  expect(one.body).toMatchObject({ ...copy, visibility: 'private', version: 1 })
  const read = await requestJson<SavedDocument<Script>>(mara, 'GET', `/api/scripts/${copy.id}`)
  expect(read.body.content.title).toBe('Bells (copy)')
  expect(read.body.publicId).not.toBe((await readScript(mara, id)).body.publicId)
})
