import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { readSourceText } from '#features/import/import-source.ts'

const fileOf = (bytes: BlobPart) => ({ kind: 'file' as const, file: new File([bytes], 'script.json') })

describe('the text of a file', () => {
  test('is read as UTF-8', async () => {
    expect(await readSourceText(fileOf('["Köchin"]'))).toEqual({ ok: true, text: '["Köchin"]' })
  })

  test('keeps a byte order mark of UTF-8, which the reader of scripts reports', async () => {
    expect(await readSourceText(fileOf('\uFEFF[]'))).toEqual({ ok: true, text: '\uFEFF[]' })
  })

  test.each([
    ['little-endian', [0xff, 0xfe, 0x5b, 0, 0xe9, 0, 0x5d, 0]],
    ['big-endian', [0xfe, 0xff, 0, 0x5b, 0, 0xe9, 0, 0x5d]]
  ])('is read as UTF-16, %s, by its mark', async (_, bytes) => {
    expect(await readSourceText(fileOf(new Uint8Array(bytes)))).toEqual({ ok: true, text: '[é]' })
  })

  test('may be empty or a single byte', async () => {
    expect(await readSourceText(fileOf(''))).toEqual({ ok: true, text: '' })
    expect(await readSourceText(fileOf('['))).toEqual({ ok: true, text: '[' })
  })

  test('is refused unread over the limit', async () => {
    const { file } = fileOf(new ArrayBuffer(limits.file.bytes + 1))
    file.arrayBuffer = () => Promise.reject(new Error('was read'))
    expect(await readSourceText({ kind: 'file', file })).toMatchObject({ ok: false, code: 'file_too_large' })
  })

  test('is refused when it cannot be read', async () => {
    const { file } = fileOf('[]')
    file.arrayBuffer = () => Promise.reject(new Error('gone'))
    expect(await readSourceText({ kind: 'file', file })).toEqual({ ok: false, code: 'file_unreadable' })
  })
})

test('pasted text has the same limit', async () => {
  const text = ' '.repeat(limits.file.bytes)
  expect(await readSourceText({ kind: 'text', text })).toEqual({ ok: true, text })
  expect(await readSourceText({ kind: 'text', text: `${text} ` })).toMatchObject({ code: 'file_too_large' })
})
