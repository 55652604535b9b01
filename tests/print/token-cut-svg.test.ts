import { Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, test } from 'vitest'
import type { PrintOptions } from '#print/print-options.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { tokenCutSvgs } from '#print/token-cut-svg.tsx'
import { aCast, englishTexts, kit } from './print-helpers.ts'
import { startResvg } from './rasterize.ts'

beforeAll(startResvg)

const cast = aCast({ characters: ['imp', 'chef'] })
const svgsOf = (options: Partial<PrintOptions> = {}) =>
  tokenCutSvgs(
    planSheet(
      cast,
      { ...defaultPrintOptions, parts: ['tokens'], ...options },
      { texts: englishTexts, language: 'en' },
      kit
    ),
    kit
  )

test('a page for a cutting machine has millimetres, a group to print and a circle for each token to cut', async () => {
  const [svg = '', ...others] = await svgsOf({ tokenBacks: 'pattern', backTest: true, tokenMarks: 'line' })
  expect(others).toEqual([])
  expect(svg).toMatch(/^<svg [^>]*width="210[.\d]*mm" height="297[.\d]*mm"/)
  expect(svg.match(/<g id="/g)).toHaveLength(2)
  const [, cut = ''] = svg.split('<g id="cut"')
  const radii = [...cut.matchAll(/<circle [^>]*r="([^"]*)"/g)].map(([, r]) => (Number(r) / 4 / 72) * 25.4)
  expect(radii.map(radius => Math.round(radius * 100) / 100)).toEqual([22.5, 22.5, 12.5])
})

test('it has no text, no fonts, no images of SVG, no invisible shapes and no id twice', async () => {
  const [svg = ''] = await svgsOf({ tokenLeaves: true, tokenAbilities: true })
  expect(svg).not.toMatch(/<text|font-family|<image|transparent|data:/)
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('it shows the token at its circle', async () => {
  const [svg = ''] = await svgsOf()
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 595 } }).render()
  const circle = svg.match(/<circle cx="([^"]*)" cy="([^"]*)" r="([^"]*)"\/>/)
  const [x, y, radius] = (circle ?? []).slice(1).map(value => Math.round(Number(value) / 4))
  const pixelAt = (left: number, top: number) => [
    ...image.pixels.slice((top * image.width + left) * 4).slice(0, 4)
  ]
  expect(pixelAt((x ?? 0) - (radius ?? 0) + 9, y ?? 0)[3]).toBe(255)
  expect(pixelAt(3, 3)[3]).toBe(0)
})
