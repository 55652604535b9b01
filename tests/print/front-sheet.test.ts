import { describe, expect, test } from 'vitest'
import { paperSizes } from '#print/paper.ts'
import { custom } from '../core/build.ts'
import {
  aCast,
  drawingsOn,
  expectReadableInside,
  layOut,
  officialIds,
  overlaps,
  print,
  usualIds
} from './press.ts'
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

  test('keeps an address of many lines inside the margins', async () => {
    const long = `${link}-${'and-so-on-'.repeat(16)}`
    for (const boxes of await layOut(aCast({ characters: usualIds }), { link: long })) {
      expectReadableInside(boxes, paperSizes.a4)
      expect(overlaps(boxes)).toEqual([])
    }
  })
})

describe('beside a name', () => {
  const lleech = aCast({ characters: ['slayer', 'lleech', 'imp'] })

  test('stand the icons of those that the character is jinxed with', async () => {
    const [page = []] = await layOut(lleech, { parts: ['sheet'] })
    const marksAt = (name: string) => {
      const words = page.find(({ what }) => what === name)
      const top = words?.top ?? 0
      return page.filter(
        ({ what, ...box }) => what === 'icon' && box.left > (words?.right ?? 0) && Math.abs(box.top - top) < 6
      )
    }
    expect(marksAt('Slayer').filter(({ left }) => left < 280)).toHaveLength(1)
    expect(marksAt('Lleech').filter(({ left }) => left < 280)).toHaveLength(1)
  })

  test('of a character jinxed with more than there is room for stands how many others there are', async () => {
    const crowd = officialIds.slice(0, 30).map(id => ({ id, reason: 'They may not meet.' }))
    const host = custom('host', { name: 'The host of them all', jinxes: crowd })
    const { text } = await print(aCast({ characters: [host, ...officialIds.slice(0, 30)] }), {
      parts: ['sheet']
    })
    expect(text).toMatch(/The host of them all.*\+25/)
  })
})

test('one column sets each ability on its name’s line', async () => {
  const [page = []] = await layOut(usual, { columns: 1, parts: ['sheet'] })
  const place = (start: string) => page.find(({ what }) => what.replaceAll('\u00a0', ' ').startsWith(start))
  const [first, second, ability] = [
    place('Steward'),
    place('Clockmaker'),
    place('You start knowing the number')
  ]
  expect(second?.left).toBe(first?.left)
  expect(ability?.bottom).toBeCloseTo(second?.bottom ?? 0, -1)
  expect(ability?.left).toBeGreaterThan(second?.right ?? 0)
})

test('one column leaves so much air after the widest name that readers do not take it for a word of the ability', async () => {
  for (const count of [5, 13, 25]) {
    const cast = aCast({
      characters: Array.from({ length: count }, (_, index) =>
        custom(`c${index}`, { name: 'Organ Grinder', ability: 'You start knowing a number.' })
      )
    })
    const [page = []] = await layOut(cast, { columns: 1, parts: ['sheet'] })
    const name = page.find(({ what }) => what.includes('Grinder'))
    const ability = page.find(({ what }) => what.startsWith('You'))
    expect(name).toBeDefined()
    expect((ability?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThan(1.45 * (ability?.size ?? 0))
  }
})

describe('a players’ copy', () => {
  test('has the sheet and nothing of the nights, whatever else is wished', async () => {
    const { pages, text } = await print(usual, {
      playersCopy: true,
      parts: ['sheet', 'night', 'almanac', 'tokens']
    })
    expect(pages).toHaveLength(1)
    expect(text).toContain('Fortune Teller')
    expect(text).not.toContain('First night')
    expect((await print(usual, { playersCopy: true, parts: ['night'] })).text).toContain('Fortune Teller')
  })

  test('does not lead to the storyteller’s pages', async () => {
    const { text } = await print(usual, { playersCopy: true, link })
    expect(joined(text)).not.toContain('belfry.example')
  })
})
