import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { paintablePage } from '#print/sheet-png.ts'
import { custom } from '../core/build.ts'
import { readPng } from '../functions/read-png.ts'
import { makePng } from '../pictures/make-png.ts'
import { aCast, kit, words } from './press.ts'

const address = 'https://pictures.example/red.png'
const pictures = new Map([
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

const page = (number: number, options: Partial<PrintOptions> = {}) =>
  paintablePage(cast, { ...defaultPrintOptions, ...options }, { words, language: 'en', pictures }, kit, {
    page: number,
    scale: 2
  })

beforeAll(() =>
  initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
)

/** How many pixels of the painted page have a colour. */
async function count(number: number, colour: readonly number[]) {
  const painted = await page(number)
  const image = new Resvg(painted?.svg ?? '', { fitTo: { mode: 'width', value: 595 } }).render()
  const { pixels } = readPng(image.asPng())
  let found = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (colour.every((value, index) => pixels[at + index] === value)) found++
  }
  return found
}

describe('a page that is painted', () => {
  test('shows a script’s own picture in its own proportions', async () => {
    const red = await count(1, [250, 0, 50])
    // An icon of about 34 points, half as high as wide.
    expect(red).toBeGreaterThan(300)
    expect(red).toBeLessThan(900)
  })

  test('holds a picture once, however often it is shown', async () => {
    const { svg = '' } = (await page(2)) ?? {}
    expect(svg.match(/data:image\/png/g)).toHaveLength(1)
    expect(svg.match(/href="#Picture0"/g)).toHaveLength(2)
  })

  test('has the official icons in it as shapes, and no masks', async () => {
    const { svg = '' } = (await page(1)) ?? {}
    expect(svg).toContain(kit.icons.imp)
    expect(svg).not.toMatch(/<mask|svg\+xml/)
  })

  test('has two pixels for each of a screen’s', async () => {
    expect((await page(1))?.width).toBe(1587)
    expect((await page(1, { paper: 'letter' }))?.width).toBe(1632)
  })

  test('is none past the last', async () => {
    expect(await page(3)).toBeUndefined()
  })
})
