import { describe, expect, test } from 'vitest'
import { deleteAccount, fetchAccountCounts, fetchAccountExport } from '#api/account.ts'
import { savedCharacters, savedScripts } from '#api/documents.ts'
import { savedImages } from '#api/saved-images.ts'
import { fetchSheetPdf } from '#api/sheet-pdf.ts'
import { refreshSession } from '#api/watch-session.ts'
import { accountHeader } from '#routes/sign-in-paths.ts'
import { aScript } from '../core/script-builders.ts'
import { answerWith, json, unreachable, withCookies } from './fake-worker.ts'

const info = { id: 'a', name: 'Bell', version: 2 }
const content = aScript({ title: 'Bell' })

/** Method, path and query of each request. */
const addressesOf = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${url.replace('https://belfry.example', '')}`)

test('requests name the account that the page works with', async () => {
  withCookies('belfry.signed-in=1')
  answerWith(json({ state: 'in', user: { id: 'ann' } }))
  await refreshSession()
  const requests = answerWith(json(info))
  await savedScripts.save('a', { content, version: 1, saveId: 'b' })
  await deleteAccount()
  await fetchAccountExport()
  expect(requests.map(({ headers }) => headers.get(accountHeader))).toEqual(['ann', 'ann', 'ann', 'ann'])
})

describe('a list of documents', () => {
  test('is asked for without what is left out', async () => {
    const requests = answerWith(json({ items: [], total: 0 }))
    await savedScripts.list()
    await savedScripts.list({ page: 2, search: 'bell & co', sort: 'name', bin: true })
    await savedCharacters.list({ search: '', bin: false })
    await savedImages.list({ page: 3, bin: true })
    expect(addressesOf(requests)).toEqual([
      'GET /api/scripts',
      'GET /api/scripts?page=2&search=bell+%26+co&sort=name&bin=true',
      'GET /api/characters',
      'GET /api/images?page=3&bin=true'
    ])
  })
})

describe('a document', () => {
  test('is read and changed under its own address', async () => {
    const requests = answerWith(json(info))
    for (const result of [
      await savedScripts.read('a'),
      await savedScripts.setVisibility('a', 'public'),
      await savedScripts.remove('a'),
      await savedScripts.removeForever('a'),
      await savedScripts.bringBack('a'),
      await savedScripts.readVersion('a', 3),
      await savedCharacters.duplicate('a', { id: 'b', name: 'Copy' })
    ])
      expect(result).toEqual({ ok: true, value: info })
    expect(addressesOf(requests)).toEqual([
      'GET /api/scripts/a',
      'PATCH /api/scripts/a',
      'DELETE /api/scripts/a',
      'DELETE /api/scripts/a?forever=true',
      'POST /api/scripts/a/return',
      'GET /api/scripts/a/versions/3',
      'POST /api/characters/a/duplicate'
    ])
    expect(await requests[1]?.json()).toEqual({ visibility: 'public' })
    expect(await requests[6]?.json()).toEqual({ id: 'b', name: 'Copy' })
  })

  test('is saved with its version and the id of the save', async () => {
    const requests = answerWith(json(info))
    const save = { content, version: 1, saveId: 's' }
    expect(await savedScripts.save('a', save)).toEqual({ ok: true, value: info })
    expect(addressesOf(requests)).toEqual(['PUT /api/scripts/a'])
    expect(await requests[0]?.json()).toEqual(JSON.parse(JSON.stringify(save)))
  })

  test('that was saved elsewhere comes with a refusal', async () => {
    const theirs = { ...info, content }
    answerWith(json({ code: 'version_conflict', theirs }, 409))
    const save = await savedScripts.save('a', { content, version: 1, saveId: 's' })
    expect(save).toMatchObject({ ok: false, code: 'version_conflict', theirs: { version: 2 } })
  })

  test('has versions', async () => {
    const versions = [{ version: 1, savedAt: 5 }]
    answerWith(json({ versions }))
    expect(await savedScripts.listVersions('a')).toEqual({ ok: true, value: versions })
  })

  test.each([
    ['script_missing', 404, 'missing'],
    ['version_missing', 404, 'missing'],
    ['scripts_full', 409, 'full'],
    ['characters_full', 409, 'full'],
    ['saved_too_large', 413, 'too_large'],
    ['save_id_reused', 409, 'invalid'],
    ['file_too_deep', 422, 'invalid'],
    ['something_new', 400, 'server_failed']
  ])('that is refused with %s', async (code, status, refusal) => {
    answerWith(json({ code }, status))
    expect(await savedScripts.rename('a', 'Bell')).toEqual({ ok: false, code: refusal })
    expect(await savedScripts.listVersions('a')).toEqual({ ok: false, code: refusal })
    const save = await savedScripts.save('a', { content, version: 1, saveId: 's' })
    expect(save).toEqual({ ok: false, code: refusal })
  })

  test('isn’t read offline', async () => {
    answerWith(unreachable)
    expect(await savedScripts.read('a')).toEqual({ ok: false, code: 'unreachable' })
    const save = await savedScripts.save('a', { content, version: 1, saveId: 's' })
    expect(save).toEqual({ ok: false, code: 'unreachable' })
  })
})

test.each([
  ['image_missing', 'missing'],
  ['image_name', 'invalid'],
  ['something_new', 'server_failed']
])('an image that is refused with %s', async (code, refusal) => {
  answerWith(json({ code }, 400))
  expect(await savedImages.rename('a', 'Owl')).toEqual({ ok: false, code: refusal })
  expect(await savedImages.bringBack('a')).toEqual({ ok: false, code: refusal })
})

describe('the account', () => {
  test('is counted and deleted', async () => {
    const counts = { scripts: 1, characters: 2, images: 3 }
    const requests = answerWith(json(counts))
    expect(await fetchAccountCounts()).toEqual({ ok: true, value: counts })
    expect(await deleteAccount()).toEqual({ ok: true, value: undefined })
    expect(addressesOf(requests)).toEqual(['GET /api/account', 'DELETE /api/account'])
    expect(await requests[1]?.json()).toEqual({ confirm: true })
  })

  test('stays when the server refuses or can’t be reached', async () => {
    answerWith(json({ code: 'invalid' }, 400))
    expect(await deleteAccount()).toEqual({ ok: false, code: 'server_failed' })
    expect(await fetchAccountCounts()).toEqual({ ok: false, code: 'server_failed' })
    answerWith(unreachable)
    expect(await deleteAccount()).toEqual({ ok: false, code: 'unreachable' })
  })
})

describe('the sheet of the Worker', () => {
  const ask = (signal = new AbortController().signal) =>
    fetchSheetPdf({ file: [], query: { paper: 'a4', lang: 'fr' }, signal })

  test('is the PDF of the script that is sent', async () => {
    const requests = answerWith(() => new Response('%PDF'))
    const result = await ask()
    expect(result.ok && (await result.value.text())).toBe('%PDF')
    expect(addressesOf(requests)).toEqual(['POST /api/sheet.pdf?paper=a4&lang=fr'])
    expect(await requests[0]?.json()).toEqual([])
  })

  test.each([
    [413, {}, 'script_too_large'],
    [422, { code: 'script_too_large' }, 'script_too_large'],
    [422, { code: 'script_empty' }, 'server_failed'],
    [500, {}, 'server_failed']
  ])('is refused with status %i and %o', async (status, body, code) => {
    answerWith(json(body, status))
    expect(await ask()).toEqual({ ok: false, code })
  })

  test('tells a stopped request from one without a network', async () => {
    answerWith(unreachable)
    expect(await ask()).toEqual({ ok: false, code: 'unreachable' })
    expect(await ask(AbortSignal.abort())).toEqual({ ok: false, code: 'stopped' })
  })
})
