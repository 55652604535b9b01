import { describe, expect, inject, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { sessionCookieOf } from '../helpers/as-user.ts'
import {
  largeScript,
  listScripts,
  newId,
  newUser,
  readScript,
  requestJson,
  saveScript,
  scriptTitled
} from '../helpers/documents.ts'

test('a script with 200 characters is returned exactly as saved', async () => {
  const mara = newUser()
  const script = largeScript(200)
  const { id, status, body } = await saveScript(mara, script)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, version: 1, visibility: 'private' })
  const read = await readScript(mara, id)
  expect(read.body.content).toEqual(script)
  expect(read.body.madeAt).toBe(body.madeAt)
})

test('a saved character is returned with its almanac text, and listed with its summary', async () => {
  const mara = newUser()
  const id = newId()
  const content = {
    id: 'bell_ringer',
    name: 'Bell Ringer',
    team: 'outsider',
    ability: 'You ring.',
    image: ['https://example.com/bell.png'],
    firstNight: 3,
    otherNight: 0,
    setup: false,
    almanacDetails: 'x'.repeat(6000)
  }
  await requestJson(mara, 'PUT', `/api/characters/${id}`, { content, version: 0, saveId: newId() })
  expect((await requestJson(mara, 'GET', `/api/characters/${id}`)).body.content).toEqual(content)
  const { body } = await requestJson(mara, 'GET', '/api/characters')
  const summary = { name: 'Bell Ringer', team: 'outsider', ability: 'You ring.', image: content.image[0] }
  expect(body).toMatchObject({ total: 1, items: [summary] })
  expect((await readScript(mara, id)).status).toBe(404)
})

test('requests without a session are refused, and those with an expired one are told to renew it', async () => {
  expect(await readScript(undefined, newId())).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect((await saveScript(undefined, scriptTitled('A'))).status).toBe(401)
  const cookie = await sessionCookieOf(newUser(), { accessEndsAt: 0 })
  const old = await fetch(`${inject('origin')}/api/scripts`, { headers: { cookie } })
  expect(await old.json()).toMatchObject({ code: 'session_stale' })
})

describe('another user', () => {
  test('can’t find, change or list a document by any route', async () => {
    const [mara, idris] = [newUser('Mara'), newUser('Idris')]
    const { id } = await saveScript(mara, scriptTitled('Secret'))
    await saveScript(mara, scriptTitled('Secret, again'), { id, version: 1 })
    const path = `/api/scripts/${id}`
    const save = { content: scriptTitled('Mine now'), version: 2, saveId: newId() }
    const tries: [string, string, unknown?][] = [
      ['GET', path],
      ['PUT', path, save],
      ['PUT', path, { ...save, version: 0 }],
      ['PUT', path, { ...save, content: scriptTitled('Secret, again') }],
      ['PATCH', path, { name: 'Mine' }],
      ['PATCH', path, { visibility: 'public' }],
      ['POST', `${path}/duplicate`, { id: newId(), name: 'Copy' }],
      ['DELETE', path],
      ['DELETE', `${path}?forever=true`],
      ['POST', `${path}/return`],
      ['GET', `${path}/versions`]
    ]
    for (const [method, path, body] of tries)
      expect([method, path, await requestJson(idris, method, path, body)]).toMatchObject([
        method,
        path,
        { status: 404, body: { code: 'script_missing' } }
      ])
    expect((await requestJson(idris, 'GET', `${path}/versions/1`)).status).toBe(404)
    for (const bin of ['true', 'false']) expect((await listScripts(idris, { bin })).total).toBe(0)
    expect(await readScript(mara, id)).toMatchObject({
      body: { version: 2, visibility: 'private', content: { title: 'Secret, again' } }
    })
  })

  test('can’t overwrite a document by using its id for a copy', async () => {
    const [mara, idris] = [newUser('Mara'), newUser('Idris')]
    const [hers, his] = [
      await saveScript(mara, scriptTitled('Hers')),
      await saveScript(idris, scriptTitled('His'))
    ]
    const body = { id: hers.id, name: 'Copy' }
    expect((await requestJson(idris, 'POST', `/api/scripts/${his.id}/duplicate`, body)).status).toBe(404)
    expect((await readScript(mara, hers.id)).body.name).toBe('Hers')
    const own = { id: his.id, name: 'Copy' }
    expect((await requestJson(idris, 'POST', `/api/scripts/${hers.id}/duplicate`, own)).status).toBe(404)
  })
})

describe('the bin', () => {
  test('contains deleted documents until they are restored', async () => {
    const mara = newUser()
    const { id } = await saveScript(mara, scriptTitled('Bells'))
    const path = `/api/scripts/${id}`
    const { body } = await requestJson(mara, 'DELETE', path)
    expect(body.deletedAt).toEqual(expect.any(Number))
    expect((await requestJson(mara, 'DELETE', path)).body.deletedAt).toBe(body.deletedAt)
    expect((await readScript(mara, id)).status).toBe(404)
    expect((await saveScript(mara, scriptTitled('Over it'), { id, version: 1 })).status).toBe(404)
    expect((await listScripts(mara)).total).toBe(0)
    expect((await listScripts(mara, { bin: 'true' })).items).toMatchObject([{ id, name: 'Bells' }])
    expect((await requestJson(mara, 'POST', `${path}/return`)).body).not.toHaveProperty('deletedAt')
    expect((await readScript(mara, id)).body.content.title).toBe('Bells')
  })

  test('can be skipped: permanent deletion works at once', async () => {
    const mara = newUser()
    const { id } = await saveScript(mara, scriptTitled('Bells'))
    expect((await requestJson(mara, 'DELETE', `/api/scripts/${id}?forever=true`)).body).toEqual({ ok: true })
    expect((await listScripts(mara, { bin: 'true' })).total).toBe(0)
    expect((await requestJson(mara, 'POST', `/api/scripts/${id}/return`)).status).toBe(404)
  })
})

describe('refused requests', () => {
  test('get a list of invalid fields with codes', async () => {
    const content = { ...scriptTitled('A'), title: 3, characters: [{ kind: 'custom', id: '' }] }
    const { status, body } = await requestJson(newUser(), 'PUT', `/api/scripts/${newId()}`, {
      content,
      saveId: '!'
    })
    expect(status).toBe(422)
    expect(body).toEqual({
      code: 'invalid',
      message: expect.any(String),
      issues: expect.arrayContaining([
        { path: 'content.title', code: 'wrong_type' },
        { path: 'content.characters.0.id', code: 'too_small' },
        { path: 'saveId', code: 'wrong_form' },
        { path: 'version', code: 'wrong_type' }
      ])
    })
  })

  test.each([
    ['broken JSON', '{"content":', 400, 'file_not_json'],
    ['nothing', '', 400, 'file_not_json'],
    ['a number', '7', 422, 'invalid'],
    ['too much', JSON.stringify({ content: 'x'.repeat(limits.documents.bytes) }), 413, 'saved_too_large'],
    ['lists in lists', `{"content":${'['.repeat(9000)}${']'.repeat(9000)}}`, 422, 'file_too_deep']
  ])('include %s', async (_, text, status, code) => {
    const path = `/api/scripts/${newId()}`
    expect(await requestJson(newUser(), 'PUT', path, text)).toMatchObject({ status, body: { code } })
  })

  test('include numbers that become too long when serialized', async () => {
    const content = `{"customData":{"many":[${'1e20,'.repeat(150_000)}1]}}`
    const text = `{"version":0,"saveId":"${newId()}","content":${content}}`
    const answer = await requestJson(newUser(), 'PUT', `/api/scripts/${newId()}`, text)
    expect(answer).toMatchObject({ status: 413, body: { code: 'saved_too_large' } })
  })

  test('may have an unread long body without breaking the next request', async () => {
    const mara = newUser()
    const body = 'x'.repeat(limits.documents.bytes * 2)
    for (let round = 0; round < 3; round++) {
      expect((await requestJson(mara, 'PUT', '/api/scripts/short', body)).body.code).toBe('invalid')
      expect((await requestJson(undefined, 'PUT', `/api/scripts/${newId()}`, body)).body.code).toBe(
        'signed_out'
      )
      expect((await requestJson(mara, 'PUT', '/api/nothing', body)).body.code).toBe('not_found')
    }
  })

  test('include invalid ids and queries', async () => {
    const mara = newUser()
    expect((await readScript(mara, 'short')).body.code).toBe('invalid')
    for (const query of ['page=0', 'page=x', 'sort=owner', 'bin=1', `search=${'x'.repeat(101)}`])
      expect([query, (await requestJson(mara, 'GET', `/api/scripts?${query}`)).status]).toEqual([query, 422])
  })
})
