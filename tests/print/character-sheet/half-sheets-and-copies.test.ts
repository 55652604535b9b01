import { describe, expect, test } from 'vitest'
import { margins, paperSizes } from '#print/page/paper.ts'
import { papers } from '#print/print-options.ts'
import {
  aCast,
  findOverlaps,
  kerningTolerance,
  layOutBoxes,
  officialIds,
  pdfBytes,
  print,
  usualIds
} from '../print-helpers.ts'

const small = aCast({
  characters:
    'clockmaker investigator empath chambermaid artist sage drunk klutz scarletwoman baron imp'.split(' ')
})
const usual = aCast({ characters: usualIds })

describe('a sheet of half the size', () => {
  test.each(papers)(
    'of a small script is on one page of %s twice, with a cutting line between',
    async paper => {
      const { width, height } = paperSizes[paper]
      const { pages, text } = await print(small, { paper, size: 'half', parts: ['sheet'] })
      expect(pages).toHaveLength(1)
      expect(pages[0]?.page.view).toEqual([0, 0, width, height])
      expect(text.match(/Chambermaid/g)).toHaveLength(2)
      expect(text.match(/page 1 of 1/g)).toHaveLength(2)
      const [boxes = []] = await layOutBoxes(small, { paper, size: 'half', parts: ['sheet'] })
      expect(findOverlaps(boxes)).toEqual([])
      for (const { what, left, right, top, bottom } of boxes) {
        expect(left, what).toBeGreaterThanOrEqual(margins.side - 1)
        expect(right, what).toBeLessThanOrEqual(width - margins.side + kerningTolerance)
        expect(top > height / 2 || bottom < height / 2 - margins.footerBottom + 1, what).toBe(true)
        expect(bottom, what).toBeLessThanOrEqual(height - margins.footerBottom + 1)
      }
    }
  )

  test('of a long script continues on numbered half pages', async () => {
    const { text } = await print(aCast({ characters: officialIds.slice(0, 60) }), {
      size: 'half',
      parts: ['sheet']
    })
    const numbers = [...text.matchAll(/page (\d) of (\d)/g)].map(([, page]) => Number(page))
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})

describe('copies', () => {
  test('of the character sheet come before a single set of the storyteller’s pages', async () => {
    const { pages } = await print(usual, { copies: 3 })
    expect(pages.map(({ text }) => text.includes('Night sheet'))).toEqual([false, false, false, true])
    expect(new Set(pages.slice(0, 3).map(({ text }) => text)).size).toBe(1)
    expect(pages[0]?.text).toContain('page 1 of 2')
  })

  test('are each followed by their back', async () => {
    const { pages } = await print(usual, { copies: 2, parts: ['sheet', 'back'] })
    expect(pages[2]?.text).toBe(pages[0]?.text)
    expect(pages[3]?.text).toBe(pages[1]?.text)
    expect(pages[1]?.text).not.toBe(pages[0]?.text)
  })

  test('of half the size are two per page', async () => {
    const { pages } = await print(small, { copies: 5, size: 'half', parts: ['sheet'] })
    expect(pages).toHaveLength(3)
  })

  test('add less than 20 KiB to the file', async () => {
    const [one, twenty] = [await pdfBytes(usual, { copies: 1 }), await pdfBytes(usual, { copies: 20 })]
    expect(twenty.length - one.length).toBeLessThan(20 * 1024)
  })
})
