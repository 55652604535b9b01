import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { workerPaths } from '#routes/worker-paths.ts'

const post = (body: string) => fetch(inject('origin') + workerPaths.import, { method: 'POST', body })

const link = (text: string) =>
  `https://script.example.org/?script=${encodeURIComponent(gzipSync(text).toString('base64'))}`

describe('the import of any text', () => {
  test.each([
    ['a list', '[{"id":"_meta","name":"Bell"},"imp","chef"]'],
    ['a wrapped list', '{"content":[{"id":"_meta","name":"Bell"},{"id":"imp"},{"id":"chef"}]}'],
    ['a share link', link('[{"id":"_meta","name":"Bell"},"imp","chef"]')]
  ])('converts %s to a clean file', async (_, text) => {
    const response = await post(text)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ file: [{ id: '_meta', name: 'Bell' }, 'imp', 'chef'] })
  })

  test('reads plain names, and reports the missing meta entry', async () => {
    const { file, repairs } = await (await post('Fortune Teller, Pit-Hag\nImp')).json()
    expect(file.slice(1)).toEqual(['fortuneteller', 'pithag', 'imp'])
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
    ['too much text', ' '.repeat(limits.file.bytes + 1), 413, 'file_too_large'],
    ['a small link that decompresses to too much', link(' '.repeat(20 * 1024 * 1024)), 413, 'file_too_large']
  ])('refuses %s', async (_, text, status, code) => {
    const response = await post(text)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/\w.*\.$/) })
  })
})
