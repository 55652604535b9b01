import { describe, expect, test } from 'vitest'
import { aCast, drawingsOn, layOut, overlaps, print, usualIds } from './press.ts'
import { joined } from './read-pdf.ts'

const usual = aCast({ characters: usualIds, bootlegger: ['The bell is real.'] })
const link = 'https://belfry.example/scripts/0123456789abcdef/the-drowned-bell'

describe('every page', () => {
  test('says title and author above, and below them the date and its place among the pages', async () => {
    const { pages } = await print(usual, { date: '21 November 2026' })
    expect(pages).toHaveLength(2)
    for (const [index, { text }] of pages.entries()) {
      expect(text).toMatch(/^The Drowned Bell\s+by Mara Oakes/)
      expect(text).toContain('The Drowned Bell, by Mara Oakes')
      expect(text).toContain(`21 November 2026, page ${index + 1} of 2`)
    }
  })

  test('of a saved script says where it is, in words and as a code', async () => {
    const { pages } = await print(usual, { link })
    for (const { text } of pages) expect(joined(text)).toContain(link.replace('https://', ''))
    const [withLink, without] = [await drawingsOn(usual, { link }), await drawingsOn(usual)]
    const codes = withLink.filter(drawing => !without.includes(drawing))
    expect(codes).toHaveLength(2)
    // A finder: seven dark modules at the very corner.
    for (const code of codes) expect(code).toContain('d="M0 0h7')
  })

  test('keeps a long title off the address', async () => {
    const cast = aCast({ title: 'A title that is as long as a title may well be', characters: usualIds })
    for (const boxes of await layOut(cast, { link: `${link}-${'and-so-on-'.repeat(6)}` })) {
      expect(overlaps(boxes)).toEqual([])
    }
  })
})
