import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { Resvg } from '@resvg/resvg-wasm'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { imageAttribute } from '#print/page/page-image.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { tokenCutSvgs } from '#print/token-cut-svg.tsx'
import { tokenImagesZip } from '#print/token-images.tsx'
import { readPixels } from '../../functions/helpers/read-pixels.ts'
import { StructuredPdf } from '../pdf/read-structure.ts'
import { aCast, englishTexts, kit, pdfBytes, svgOf, usualIds } from '../print-helpers.ts'
import { startResvg } from '../rasterize.ts'
import { evening, ownBackground } from './own-background.ts'

beforeAll(startResvg)

const cast = aCast({ characters: ['chef', 'imp'] })
const own = ownBackground(evening)
const input = { texts: englishTexts, language: 'en', ...own }
const optionsOf = (options: Partial<PrintOptions> = {}): PrintOptions => ({
  ...defaultPrintOptions,
  parts: ['tokens'],
  ...options
})

const countImages = (svg: string) => svg.split(imageAttribute).length - 1

describe('an own image behind tokens', () => {
  test('is on tokens of characters, with the title and blank ones, not on reminders', async () => {
    const options = optionsOf({ titleToken: true, blankTokens: 2, blankReminders: 2 })
    const [page = ''] = await svgOf(cast, { ...options, ...own })
    expect(countImages(page)).toBe(5)
  })

  test('is in place of parchment', async () => {
    const parts = { parts: ['tokens'] as const, tokenTexture: 'parchment' as const }
    const [without = ''] = await svgOf(cast, parts)
    const [page = ''] = await svgOf(cast, { ...parts, ...own })
    expect(without).toContain('stroke-width="0.2"')
    expect(page).not.toContain('stroke-width="0.2"')
  })

  test('is left out to save ink', async () => {
    const [page = ''] = await svgOf(cast, { parts: ['tokens'], inkSaver: true, ...own })
    expect(countImages(page)).toBe(0)
  })
})

describe('the PDF', () => {
  const many = aCast({ characters: usualIds })
  const parts = { parts: ['tokens'] as const, blankTokens: 15 }

  test('has the image once for 40 tokens, and is hardly larger than the image', async () => {
    const bytes = await pdfBytes(many, { ...parts, ...own })
    const document = await PDFDocument.load(bytes)
    const images = document.context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) =>
          object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
      )
    expect(images).toHaveLength(1)
    const plain = await pdfBytes(many, parts)
    const imageBytes = own.images?.get('own')?.data.length ?? 0
    expect(bytes.length - plain.length).toBeLessThan(imageBytes + 12_000)
  })

  test('has the image as decoration', async () => {
    const rolesOf = async (background: Partial<typeof own>) =>
      (await StructuredPdf.read(await pdfBytes(cast, { parts: ['tokens'], ...background }))).elements.map(
        ({ role }) => role
      )
    expect(await rolesOf(own)).toEqual(await rolesOf({}))
  })
})

describe('images of tokens', () => {
  test('have the image to the edge of the bleed, under the veil inside of the cut', async () => {
    const options = optionsOf({ tokenSize: 46, tokenBleed: 2, tokenKinds: ['character'] })
    const zip = await tokenImagesZip(
      cast,
      createPlanContext(options, input, kit),
      kit,
      async (svg, value) =>
        new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng())
    )
    const [png = new Uint8Array()] = Object.values(unzipSync(zip))
    const { width, pixels } = readPixels(png)
    const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4).subarray(0, 4)]
    const millimetre = width / 50
    const middle = Math.round(width / 2)
    expect(at(0, 0)[3]).toBe(0)
    // At the lower edge are the hills, a little darker outside of the cut.
    const [bleed, inside] = [
      at(middle, width - Math.round(millimetre)),
      at(middle, width - Math.round(4 * millimetre))
    ]
    expect(bleed[3]).toBe(255)
    expect(Math.max(...bleed.slice(0, 3))).toBeLessThan(40)
    expect(Math.min(...inside.slice(0, 3))).toBeGreaterThan(180)
  })

  test('for a cutting machine have the image once, in the layer to print', async () => {
    const [svg = ''] = await tokenCutSvgs(planSheet(cast, optionsOf(), input, kit), kit)
    expect(svg.match(/<image /g)).toHaveLength(1)
    expect(svg.match(/<use /g)).toHaveLength(2)
    expect(svg.indexOf('<image ')).toBeLessThan(svg.indexOf('<g id="cut"'))
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id)
  })
})
