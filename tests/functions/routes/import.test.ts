import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { workerPaths } from '#routes/worker-paths.ts'

const post = (body: string) => fetch(inject('origin') + workerPaths.import, { method: 'POST', body })

const bell = '[{"id":"_meta","name":"Bell"},"imp","chef"]'

const link = (text: string) =>
  `https://script.example.org/?script=${encodeURIComponent(gzipSync(text).toString('base64'))}`

describe('the import of any text', () => {
  test.each([
    ['a list', '[{"id":"_meta","name":"Bell"},"imp","chef"]'],
    ['a wrapped list', '{"content":[{"id":"_meta","name":"Bell"},{"id":"imp"},{"id":"chef"}]}'],
    ['a share link', link('[{"id":"_meta","name":"Bell"},"imp","chef"]')],
    ['a link with zlib', `?script=${deflateSync(bell).toString('base64url')}`],
    ['a link with raw deflate', `https://viewer.example/json/${deflateRawSync(bell).toString('base64url')}`],
    ['a sheet of Pocket Grimoire', 'https://grimoire.example/sheet?name=Bell&characters=imp,chef']
  ])('converts %s to a clean file', async (_, text) => {
    const response = await post(text)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ file: [{ id: '_meta', name: 'Bell' }, 'imp', 'chef'] })
  })

  test('reads plain names, and reports the missing meta entry', async () => {
    const { file, repairs } = await (await post('Fortune Teller, Pit-Hag\nImp')).json()
    expect(file).toEqual(['fortuneteller', 'pithag', 'imp'])
    expect(repairs).toContainEqual(expect.objectContaining({ code: 'meta_missing' }))
  })

  test('lists its repairs', async () => {
    const { repairs } = await (await post('[{"id":"_meta","name":"Bell"},"fortune_teller"]')).json()
    expect(repairs).toContainEqual(
      expect.objectContaining({ code: 'id_respelled', before: 'fortune_teller', after: 'fortuneteller' })
    )
  })

  test.each([
    ['an empty text', '', 422, 'file_no_script'],
    ['prose', 'Dear diary, today nothing happened at all.', 422, 'file_no_script'],
    ['broken JSON', '["imp", {"id": }]', 400, 'file_not_json'],
    ['a number', '42', 422, 'file_no_script'],
    ['a broken link', 'https://script.example.org/?script=H4sIAAAA', 422, 'link_unreadable'],
    ['the address of a file', 'https://scripts.example.org/bell.json', 422, 'link_without_script'],
    ['too much text', ' '.repeat(limits.file.bytes + 1), 413, 'file_too_large'],
    ['a small link that decompresses to too much', link(' '.repeat(20 * 1024 * 1024)), 413, 'file_too_large'],
    [
      'a small link that inflates to too much',
      `?script=${deflateRawSync(' '.repeat(20 * 1024 * 1024)).toString('base64url')}`,
      413,
      'file_too_large'
    ],
    ['half a megabyte of padding', `?script=${'='.repeat(500_000)}a`, 422, 'link_unreadable']
  ])('refuses %s', async (_, text, status, code) => {
    const response = await post(text)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/\w.*\.$/) })
  })
})
