import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { insertDocuments, monthAgo, queryDatabase } from '../helpers/database.ts'
import { listScripts, newId, newUser, requestJson, saveScript, scriptTitled } from '../helpers/documents.ts'

const ringer = { id: 'ringer', name: 'Ringer', team: 'outsider', ability: '', firstNight: 0, otherNight: 0 }

test('an account holds 500 scripts; deleting one makes room', async () => {
  const mara = newUser()
  insertDocuments(mara, 'script', limits.documents.scripts - 2)
  const first = await saveScript(mara, scriptTitled('First'))
  const second = await saveScript(mara, scriptTitled('Second'))
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await listScripts(mara)).total).toBe(limits.documents.scripts)
  const many = await Promise.all(['x', 'y', 'z'].map(title => saveScript(mara, scriptTitled(title))))
  for (const each of many) expect(each).toMatchObject({ status: 403, body: { code: 'scripts_full' } })
  const copy = { id: newId(), name: 'Copy' }
  const copied = await requestJson(mara, 'POST', `/api/scripts/${first.id}/duplicate`, copy)
  expect(copied).toMatchObject({ status: 403, body: { code: 'scripts_full' } })
  const changed = await saveScript(mara, scriptTitled('Changed'), { id: first.id, version: 1 })
  expect(changed.status).toBe(200)
  await requestJson(mara, 'DELETE', `/api/scripts/${second.id}`)
  expect((await saveScript(mara, scriptTitled('In its place'))).status).toBe(200)
  expect((await requestJson(mara, 'POST', `/api/scripts/${second.id}/return`)).body.code).toBe('scripts_full')
})

test('concurrent saves can’t exceed the limit', async () => {
  const mara = newUser()
  insertDocuments(mara, 'script', limits.documents.scripts - 1)
  const many = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(title => saveScript(mara, scriptTitled(title)))
  )
  expect(many.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403])
})

test('the bin holds 500 scripts more', async () => {
  const mara = newUser()
  insertDocuments(mara, 'script', limits.documents.scripts, Date.now())
  insertDocuments(mara, 'script', limits.documents.scripts - 1)
  const { status, id } = await saveScript(mara, scriptTitled('Last'))
  expect(status).toBe(200)
  await requestJson(mara, 'DELETE', `/api/scripts/${id}`)
  expect((await saveScript(mara, scriptTitled('One more'))).body).toMatchObject({ code: 'scripts_full' })
  await requestJson(mara, 'DELETE', `/api/scripts/${id}?forever=true`)
  expect((await saveScript(mara, scriptTitled('One more'))).status).toBe(200)
})

test('an account holds 2,000 characters, regardless of its scripts', async () => {
  const mara = newUser()
  insertDocuments(mara, 'character', limits.documents.characters - 1)
  const save = () => {
    const content = { ...ringer, id: newId() }
    return requestJson(mara, 'PUT', `/api/characters/${newId()}`, { content, version: 0, saveId: newId() })
  }
  expect(await save()).toMatchObject({ status: 200 })
  expect(await save()).toMatchObject({ status: 403, body: { code: 'characters_full' } })
  expect((await saveScript(mara, scriptTitled('Bells'))).status).toBe(200)
})

test('a document whose time in the bin is over is gone even before the cleanup runs', async () => {
  const mara = newUser()
  const [old = ''] = insertDocuments(mara, 'script', 1, monthAgo() - 1000)
  const [young = ''] = insertDocuments(mara, 'script', 1, monthAgo() + 60_000)
  expect((await listScripts(mara, { bin: 'true' })).items.map(({ id }) => id)).toEqual([young])
  expect((await requestJson(mara, 'POST', `/api/scripts/${old}/return`)).status).toBe(404)
  expect((await requestJson(mara, 'POST', `/api/scripts/${young}/return`)).status).toBe(200)
})

test('others see a script from the version at which it was published', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('A draft of mine'))
  await saveScript(mara, scriptTitled('Bells'), { id, version: 1 })
  const setVisibility = (visibility: string) =>
    requestJson(mara, 'PATCH', `/api/scripts/${id}`, { visibility })
  const firstPublicVersion = () =>
    queryDatabase('SELECT shown_from FROM documents WHERE id = ?', id)[0]?.shown_from
  expect(firstPublicVersion()).toBe(null)
  await setVisibility('unlisted')
  expect(firstPublicVersion()).toBe(2)
  await saveScript(mara, scriptTitled('Louder bells'), { id, version: 2 })
  await setVisibility('public')
  await setVisibility('unlisted')
  expect(firstPublicVersion()).toBe(2)
  await setVisibility('private')
  expect(firstPublicVersion()).toBe(null)
  await setVisibility('public')
  expect(firstPublicVersion()).toBe(3)
})

test('an account without space refuses to grow, warns before, and accepts what is smaller', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Bells', { author: 'A long name' }))
  const used = (bytes: number) =>
    queryDatabase('UPDATE account_bytes SET documents = ? WHERE owner_id = ?', bytes, mara.sub)
  used(limits.account.documents * limits.account.warningShare)
  const warned = await saveScript(mara, scriptTitled('Louder bells'), { id, version: 1 })
  expect(warned.body).toMatchObject({ version: 2, nearlyFull: { limit: limits.account.documents } })
  used(limits.account.documents)
  for (const refused of [
    await saveScript(mara, scriptTitled('The loudest of all bells'), { id, version: 2 }),
    await saveScript(mara, scriptTitled('New'))
  ])
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_full' } })
  const copy = { id: newId(), name: 'Copy' }
  const copied = await requestJson(mara, 'POST', `/api/scripts/${id}/duplicate`, copy)
  expect(copied).toMatchObject({ status: 403, body: { code: 'account_full' } })
  expect((await saveScript(mara, scriptTitled('Bell'), { id, version: 2 })).body.version).toBe(3)
})
