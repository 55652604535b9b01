import { Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { sheetPageSvg } from '#print/sheet-page-svg.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { custom } from '../core/script-builders.ts'
import { readPixels } from '../functions/helpers/read-pixels.ts'
import { makePng } from '../images/make-png.ts'
import { aCast, englishTexts, kit } from './print-helpers.ts'
import { startResvg } from './rasterize.ts'

const address = 'https://pictures.example/red.png'
const images = new Map([
  [
    address,
    {
      data: makePng({ width: 40, height: 20, pixel: () => [250, 0, 50, 255] }),
      type: 'image/png' as const,
      width: 40,
      height: 20
    }
  ]
])
const cast = aCast({
  characters: ['imp', custom('red', { name: 'Red', image: [address], firstNight: 5, otherNight: 5 })]
})

const renderPage = (number: number, options: Partial<PrintOptions> = {}) =>
  sheetPageSvg(
    planSheet(
      cast,
      { ...defaultPrintOptions, ...options },
      { texts: englishTexts, language: 'en', images },
      kit
    ),
    kit,
    { page: number, scale: 2 }
  )

beforeAll(startResvg)

/** Number of pixels of a colour on a rendered page. */
async function countPixels(number: number, colour: readonly number[]) {
  const rendered = await renderPage(number)
  const image = new Resvg(rendered?.svg ?? '', { fitTo: { mode: 'width', value: 595 } }).render()
  const { pixels } = readPixels(image.asPng())
  let matching = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (colour.every((value, index) => pixels[at + index] === value)) matching++
  }
  return matching
}

describe('a page as standalone SVG', () => {
  test('shows a custom image with its aspect ratio', async () => {
    const red = await countPixels(1, [250, 0, 50])
    // An icon of about 34 points, half as high as it is wide.
    expect(red).toBeGreaterThan(300)
    expect(red).toBeLessThan(900)
  })

  test('contains each image once, however often it is shown', async () => {
    const { svg = '' } = (await renderPage(2)) ?? {}
    expect(svg.match(/data:image\/png/g)).toHaveLength(1)
    expect(svg.match(/href="#Picture0"/g)).toHaveLength(2)
  })

  test('contains official icons as paths, and no masks', async () => {
    const { svg = '' } = (await renderPage(1)) ?? {}
    expect(svg).toContain(kit.icons.imp)
    expect(svg).not.toMatch(/<mask|svg\+xml/)
  })

  test('is twice as wide in pixels at scale 2', async () => {
    expect((await renderPage(1))?.width).toBe(1587)
    expect((await renderPage(1, { paper: 'letter' }))?.width).toBe(1632)
  })

  test('is undefined after the last page', async () => {
    expect(await renderPage(3)).toBeUndefined()
  })
})
