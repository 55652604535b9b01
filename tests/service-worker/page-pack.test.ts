import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composePage, packPages, readPagePack } from '#service-worker/page-pack.ts'

const head = '<!doctype html><html lang="en"><head><title>'
const imp = `${head}Imp</title></head><body><p>A &lt; B<br>“Glocke”</p></body></html>`
const spy = `${head}Spy</title></head><body><p>A &lt; B<br>two</p></body></html>\n`

describe('a pack of pages', () => {
  test('has every page as it was', () => {
    const pack = packPages({ '/catalogue/imp': imp, '/catalogue/spy': spy })
    expect(composePage(pack, '/catalogue/imp')).toBe(imp)
    expect(composePage(pack, '/catalogue/spy')).toBe(spy)
  })

  test('has every text as it was, however odd', () => {
    const anyPage = fc.array(fc.constantFrom('<a>', '</a>', '<', '>', '<!--', 'x', '\n', '"', '\\', '🔔'))
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 5 }), texts => {
        const pages = Object.fromEntries(texts.map((parts, index) => [`/${index}`, parts.join('')]))
        const pack = packPages(pages)
        for (const [path, html] of Object.entries(pages)) expect(composePage(pack, path)).toBe(html)
      })
    )
  })

  test('has what pages share once', () => {
    const text = JSON.stringify(packPages({ '/imp': imp, '/spy': spy }))
    expect(text.split('A &lt; B')).toHaveLength(2)
  })

  test('has one number for parts that only stand together', () => {
    const pack = packPages({ '/imp': imp, '/spy': spy })
    expect(pack.pages['/imp']?.length).toBeLessThan(imp.split('<').length / 2)
    expect(packPages({ '/a': '<a><b><a><c>' }).parts).toEqual(['<a>', '<b>', '<c>'])
  })

  test.each(['/catalogue/baron', '', '/', 'toString', '__proto__'])('has no page at %j', path => {
    expect(composePage(packPages({ '/catalogue/imp': imp }), path)).toBeUndefined()
  })

  test('is read from a compressed file', async () => {
    const pack = packPages({ '/catalogue/imp': imp })
    expect(await readPagePack(new Response(gzipSync(JSON.stringify(pack))))).toEqual(pack)
  })

  test.each([null, 'no gzip', gzipSync('{"parts":').subarray(0, 12)])(
    'is refused when damaged: %s',
    async file => {
      await expect(readPagePack(new Response(file))).rejects.toThrow()
    }
  )
})
