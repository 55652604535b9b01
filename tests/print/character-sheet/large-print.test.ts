import { describe, expect, test } from 'vitest'
import { paperSizes } from '#print/page/paper.ts'
import {
  aCast,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  usualIds
} from '../print-helpers.ts'

const casts = {
  '25 characters': aCast({ characters: [...usualIds, 'gunslinger', 'spiritofivory'] }),
  '60 characters': aCast({ characters: officialIds.slice(0, 60) })
}

describe.each(Object.entries(casts))('large print of %s', (_, cast) => {
  test.each([1, 2] as const)('has abilities and boxes in 14 points in %d columns', async columns => {
    const pages = await layOutBoxes(cast, { size: 'large', columns, parts: ['sheet'] })
    for (const boxes of pages) {
      expect(findOverlaps(boxes)).toEqual([])
      expectReadableInside(boxes, paperSizes.a4)
    }
    const texts = pages.flat().filter(({ what }) => /choose|learn|might|die/.test(what))
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(({ size = 0 }) => size < 14)).toEqual([])
  })
})
