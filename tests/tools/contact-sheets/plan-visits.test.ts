import { describe, expect, test } from 'vitest'
import { builderScreens, locales } from '#routes'
import { placeInRows } from '../../../tools/contact-sheets/draw-sheet.ts'
import { readOptions } from '../../../tools/contact-sheets/options.ts'
import { devicesOf, planVisits, sheetWidths } from '../../../tools/contact-sheets/plan-visits.ts'
import { sheetScenes } from '../../../tools/contact-sheets/scenes/scenes.ts'

const names = sheetScenes.map(({ name }) => name)
const all = { scenes: ['script', 'share'], locales, widths: sheetWidths, schemes: ['light', 'dark'] } as const

test('every screen of the builder is a scene, and no name is used twice', () => {
  expect(builderScreens.filter(screen => !names.includes(screen))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

describe('visits', () => {
  test('cover each scene once in each language, width and scheme', () => {
    const pictures = planVisits(all).flatMap(({ scene, locale, widths, schemes }) =>
      widths.flatMap(width => schemes.map(scheme => `${scene} ${locale} ${width} ${scheme}`))
    )
    expect(pictures).toHaveLength(2 * 6 * 6 * 2)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('begin with English, German and Vietnamese', () => {
    const locales = planVisits(all).map(({ locale }) => locale)
    expect([...new Set(locales.slice(0, 2 * 3))]).toEqual(['en', 'de', 'vi'])
  })

  test('load a page once for windows that are touched and once for the others', () => {
    expect(devicesOf({ widths: sheetWidths })).toEqual([
      [360, 390, 768],
      [1000, 1440, 1920]
    ])
    expect(devicesOf({ widths: [1440] })).toEqual([[1440]])
  })
})

describe('the command line', () => {
  test('chooses by part of a scene’s name, by language, width and scheme', () => {
    const options = readOptions(
      ['--scene', 'share,game-', '--language', 'de', '--width', '390', '--width', '1440'],
      ['script', 'share', 'game-day', 'game-log']
    )
    expect(options).toMatchObject({
      scenes: ['share', 'game-day', 'game-log'],
      locales: ['de'],
      widths: [390, 1440],
      schemes: ['light', 'dark'],
      isFresh: false
    })
  })

  test('says what there is when it asks for something else', () => {
    expect(() => readOptions(['--width', '400'], names)).toThrow(
      '--width 400: there are 360, 390, 768, 1000, 1440, 1920'
    )
  })
})

test('pictures fill rows, and a row is as high as its highest picture', () => {
  const boxes = [
    { width: 100, height: 50 },
    { width: 100, height: 80 },
    { width: 200, height: 20 }
  ]
  const { placed, width, height } = placeInRows(boxes, 300)
  expect(placed.map(({ top }) => top)).toEqual([16, 16, 112])
  expect(placed.map(({ left }) => left)).toEqual([16, 132, 16])
  expect({ width, height }).toEqual({ width: 248, height: 148 })
})
