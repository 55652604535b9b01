import { describe, expect, test } from 'vitest'
import { paperSizes } from '#print/page/paper.ts'
import { bookletSides } from '#print/pdf/impose-booklet.ts'
import { defaultPrintOptions, type PrintOptions, partsToPrint } from '#print/print-options.ts'
import {
  aCast,
  countPages,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  pdfBytes,
  print,
  usualIds
} from '../print-helpers.ts'

const page = { width: paperSizes.a4.height / 2, height: paperSizes.a4.width }
const cast = aCast({ characters: usualIds })

describe('the sides of a booklet', () => {
  test('of 8 pages are in the order of folded sheets', () => {
    expect(bookletSides(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4]
    ])
  })

  test('have blank pages at the end', () => {
    expect(bookletSides(5)).toEqual([
      [undefined, 0],
      [1, undefined],
      [undefined, 2],
      [3, 4]
    ])
  })

  test.each([1, 2, 3, 4, 6, 40])('contain each of %d pages once', count => {
    const pages = bookletSides(count)
      .flat()
      .filter(index => index !== undefined)
    expect(pages.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at))
  })
})

describe('a booklet', () => {
  const options: Partial<PrintOptions> = {
    imposition: 'booklet',
    parts: ['sheet', 'back', 'night'],
    back: 'cover',
    copies: 3
  }

  test('has two pages on each side of the paper, and begins with its cover', async () => {
    const { pages } = await print(cast, options)
    expect(pages).toHaveLength(2 * Math.ceil(countPages(cast, options) / 4))
    const [first] = pages
    const [, , width = 0, height = 0] = first?.page.view ?? []
    expect(width).toBeCloseTo(paperSizes.a4.height, 1)
    expect(height).toBeCloseTo(paperSizes.a4.width, 1)
    expect(first?.text).toContain('Townsfolk')
    expect(first?.text).not.toContain('Clockmaker')
    expect(pages[1]?.text).toContain('Clockmaker')
  })

  test('has title, author and language, and does not say that it is tagged', async () => {
    const { pdf } = await print(cast, options)
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'The Drowned Bell', Author: 'Mara Oakes', Language: 'en' })
    expect(metadata?.get('dc:title')).toBe('The Drowned Bell')
    expect(metadata?.get('pdfuaid:part')).toBeFalsy()
  })

  test('has the same bytes each time', async () => {
    expect(await pdfBytes(cast, options)).toEqual(await pdfBytes(cast, options))
  })

  test.each([cast, aCast({ characters: officialIds.slice(0, 60) })])(
    'has readable text without overlaps inside the margins of its pages',
    async each => {
      for (const boxes of await layOutBoxes(each, {
        ...options,
        parts: ['sheet', 'back', 'night', 'almanac']
      })) {
        expect(findOverlaps(boxes)).toEqual([])
        expectReadableInside(boxes, page)
      }
    }
  )

  test('has only parts to read', () => {
    const all = { ...defaultPrintOptions, ...options, parts: ['tokens', 'night', 'infoCards'] as const }
    expect(partsToPrint(all)).toEqual(['night'])
  })
})
