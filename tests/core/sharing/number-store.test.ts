import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { idOfNumber } from '#core/sharing/numbered-ids.ts'
import { readShareLink } from '#core/sharing/share-link.ts'
import { decompress } from './decompress.ts'

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const block = (type: number, content: readonly number[]) => [
  type,
  content.length >> 8,
  content.length & 255,
  ...content
]
const linkOf = (bytes: readonly number[]) =>
  `https://viewer.example/ns/${deflateRawSync(Uint8Array.from(bytes)).toString('base64url')}`

/** The JSON of the script in a link, or the code of its refusal. */
async function read(link: string): Promise<unknown> {
  const result = await readShareLink(link, decompress)
  return result?.ok ? JSON.parse(result.value) : result?.code
}

describe('a link of s-thom’s script viewer', () => {
  test('has a number for each official character', async () => {
    expect(await read(linkOf([1, 2, 20, 22, 23]))).toEqual([
      'washerwoman',
      'librarian',
      'scarletwoman',
      'imp',
      'clockmaker'
    ])
    expect(await read(linkOf([72]).replace('/ns/', '/pt-br/ns/'))).toEqual(['po'])
  })

  test('has metadata, house rules, night orders and custom characters', async () => {
    const raven = { id: 'raven', name: 'Rabe “Ü”', team: 'minion', ability: 'x'.repeat(300) }
    const meta = [
      ...block(0, utf8('Đêm')),
      ...block(1, utf8('Ann')),
      ...block(2, [1]),
      ...block(3, utf8('https://a.example/l.png')),
      ...block(4, utf8('https://a.example/b.png')),
      ...block(5, utf8('https://a.example/')),
      ...block(6, utf8('One')),
      ...block(6, utf8('Two')),
      ...block(7, [254, 252, 253, 18, ...block(255, utf8('raven')), 251]),
      ...block(8, [254, 22, 251]),
      ...block(99, utf8('later'))
    ]
    const bytes = [...block(0, meta), 22, ...block(255, utf8(JSON.stringify(raven)))]
    expect(await read(linkOf(bytes))).toEqual([
      {
        id: '_meta',
        name: 'Đêm',
        author: 'Ann',
        hideTitle: true,
        logo: 'https://a.example/l.png',
        background: 'https://a.example/b.png',
        almanac: 'https://a.example/',
        firstNight: ['dusk', 'minioninfo', 'demoninfo', 'poisoner', 'raven', 'dawn'],
        otherNight: ['dusk', 'imp', 'dawn'],
        bootlegger: ['One', 'Two']
      },
      'imp',
      raven
    ])
  })

  test('keeps a number that is newer than the list as an unknown character', async () => {
    expect(await read(linkOf([22, 230]))).toEqual(['imp', 'number-230'])
  })

  test('is refused when it is broken or cut off', async () => {
    for (const bytes of [
      [],
      [22, 255, 0, 9, 1],
      block(255, utf8('{"id":')),
      block(0, [0, 0, 9]),
      block(255, [0xff])
    ])
      expect(await read(linkOf(bytes))).toBe('link_unreadable')
    expect(await read('https://viewer.example/ns/abcd')).toBe('link_unreadable')
    expect(await read(linkOf(Array.from({ length: 2_200_000 }, () => 22)))).toBe('file_too_large')
  })

  test('names characters by ids of the catalogue', () => {
    const names = Array.from({ length: 100 }, (_, index) => idOfNumber(index + 1))
    expect(names.filter(id => !catalogue.characters.has(id))).toEqual([])
  })
})
