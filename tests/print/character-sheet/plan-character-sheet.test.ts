import { describe, expect, test } from 'vitest'
import { paperSizes } from '#print/page/paper.ts'
import { custom } from '../../core/script-builders.ts'
import {
  aCast,
  drawingsOn,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  print,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const usual = aCast({ characters: usualIds, bootlegger: ['The bell is real.'] })
const link = 'https://belfry.example/scripts/0123456789abcdef/the-drowned-bell'

describe('every page', () => {
  test('has title and author in the header, and title, date and page number in the footer', async () => {
    const { pages } = await print(usual, { date: '21 November 2026' })
    expect(pages).toHaveLength(2)
    for (const [index, { text }] of pages.entries()) {
      expect(text).toMatch(/^The Drowned Bell\s+by Mara Oakes/)
      expect(text).toContain('The Drowned Bell, by Mara Oakes')
      expect(text).toContain(`21 November 2026, page ${index + 1} of 2`)
    }
  })

  test('of a saved script has its URL as text and as a QR code', async () => {
    const { pages } = await print(usual, { link })
    for (const { text } of pages) expect(withoutWhitespace(text)).toContain(link.replace('https://', ''))
    const [withLink, without] = [await drawingsOn(usual, { link }), await drawingsOn(usual)]
    const codes = withLink.filter(drawing => !without.includes(drawing))
    expect(codes).toHaveLength(2)
    // A QR code starts with seven dark modules in the corner.
    for (const code of codes) expect(code).toContain('d="M0 0h7')
  })

  test('keeps a long title clear of the URL', async () => {
    const cast = aCast({ title: 'A title that is as long as a title may well be', characters: usualIds })
    for (const boxes of await layOutBoxes(cast, { link: `${link}-${'and-so-on-'.repeat(6)}` })) {
      expect(findOverlaps(boxes)).toEqual([])
    }
  })

  test('keeps a URL of many lines inside the margins', async () => {
    const long = `${link}-${'and-so-on-'.repeat(16)}`
    for (const boxes of await layOutBoxes(aCast({ characters: usualIds }), { link: long })) {
      expectReadableInside(boxes, paperSizes.a4)
      expect(findOverlaps(boxes)).toEqual([])
    }
  })
})

describe('beside a name', () => {
  const lleech = aCast({ characters: ['slayer', 'lleech', 'imp'] })

  test('are icons of the characters that it is jinxed with', async () => {
    const [page = []] = await layOutBoxes(lleech, { parts: ['sheet'] })
    const marksAt = (name: string) => {
      const nameBox = page.find(({ what }) => what === name)
      const top = nameBox?.top ?? 0
      return page.filter(
        ({ what, ...box }) =>
          what === 'icon' && box.left > (nameBox?.right ?? 0) && Math.abs(box.top - top) < 6
      )
    }
    expect(marksAt('Slayer').filter(({ left }) => left < 280)).toHaveLength(1)
    expect(marksAt('Lleech').filter(({ left }) => left < 280)).toHaveLength(1)
  })

  test('is the number of jinxed characters without an icon, when there are too many', async () => {
    const jinxes = officialIds.slice(0, 30).map(id => ({ id, reason: 'They may not meet.' }))
    const host = custom('host', { name: 'The host of them all', jinxes })
    const { text } = await print(aCast({ characters: [host, ...officialIds.slice(0, 30)] }), {
      parts: ['sheet']
    })
    expect(text).toMatch(/The host of them all.*\+2[35]/)
  })
})

test('with one column, an ability starts on the line of its name', async () => {
  const [page = []] = await layOutBoxes(usual, { columns: 1, parts: ['sheet'] })
  const findBox = (start: string) => page.find(({ what }) => what.replaceAll('\u00a0', ' ').startsWith(start))
  const [first, second, ability] = [
    findBox('Steward'),
    findBox('Clockmaker'),
    findBox('You start knowing the number')
  ]
  expect(second?.left).toBe(first?.left)
  expect(ability?.bottom).toBeCloseTo(second?.bottom ?? 0, -1)
  expect(ability?.left).toBeGreaterThan(second?.right ?? 0)
})

test('with one column, the gap after the widest name is wider than a word space', async () => {
  for (const count of [5, 13, 25]) {
    const cast = aCast({
      characters: Array.from({ length: count }, (_, index) =>
        custom(`c${index}`, { name: 'Organ Grinder', ability: 'You start knowing a number.' })
      )
    })
    const [page = []] = await layOutBoxes(cast, { columns: 1, parts: ['sheet'] })
    const name = page.find(({ what }) => what.includes('Grinder'))
    const ability = page.find(({ what }) => what.startsWith('You'))
    expect(name).toBeDefined()
    expect((ability?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThan(1.45 * (ability?.size ?? 0))
  }
})

describe('a players’ copy', () => {
  test('contains the character sheet and nothing about the nights, whatever parts are requested', async () => {
    const { pages, text } = await print(usual, {
      playersCopy: true,
      parts: ['sheet', 'night', 'almanac', 'tokens']
    })
    expect(pages).toHaveLength(1)
    expect(text).toContain('Fortune Teller')
    expect(text).not.toContain('First night')
    expect((await print(usual, { playersCopy: true, parts: ['night'] })).text).toContain('Fortune Teller')
  })

  test('does not contain the URL of the storyteller’s pages', async () => {
    const { text } = await print(usual, { playersCopy: true, link })
    expect(withoutWhitespace(text)).not.toContain('belfry.example')
  })
})
