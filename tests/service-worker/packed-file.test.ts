import { describe, expect, test } from 'vitest'
import { isPackable, packFile, unpackFile } from '#service-worker/packed-file.ts'

const text = 'Each night, choose a player. '.repeat(100)
const served = () =>
  new Response(text, { headers: { 'content-type': 'text/css', 'content-length': String(text.length) } })

describe('a file that is stored compressed', () => {
  test('takes less space', async () => {
    expect((await packFile(served()).arrayBuffer()).byteLength).toBeLessThan(text.length / 3)
  })

  test('comes out as it was served', async () => {
    const unpacked = unpackFile(packFile(served()))
    expect(unpacked.headers.get('content-type')).toBe('text/css')
    expect([...unpacked.headers.keys()]).toEqual(['content-type'])
    expect(await unpacked.text()).toBe(text)
  })

  test('does not come out when it was cut off', async () => {
    const bytes = await packFile(served()).arrayBuffer()
    const { headers } = packFile(served())
    await expect(unpackFile(new Response(bytes.slice(0, 40), { headers })).text()).rejects.toThrow()
  })
})

test('a file that is stored as it was served comes out like that', async () => {
  const response = served()
  expect(unpackFile(response)).toBe(response)
})

test.each([
  ['/_astro/import-dialog.Co1u4Tzk.js', true],
  ['/_astro/page.Ogv_P-_o.css', true],
  ['/_astro/en.C2jFEIKj.json', true],
  ['/icons/3ffc20a281/characters.svg', true],
  ['/_astro/pages.en.8f05492d.gz', false],
  ['/_astro/alegreya-latin-400-normal.BLlBRtDv.woff2', false]
])('%s gets smaller: %s', (path, expected) => {
  expect(isPackable(path)).toBe(expected)
})
