import pixelmatch from 'pixelmatch'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { writeSvgFile } from '#drawing/svg-file.ts'
import { DisplayNodes } from '#features/image-editor/canvas/display-nodes.tsx'
import { renderPngs } from '#features/image-editor/render/render-pngs.ts'
import { fullIcon, noText, sampleDrawings } from '../../../drawing/sample-drawings.ts'

const variants: readonly Variant[] = ['good', 'evil', 'neutral']

const svgOf = (drawing: Drawing, variant: Variant) =>
  writeSvgFile(buildDisplayList(drawing, variant, noText), { ...drawing, title: 'Sample' })

/** Pixels of an image file as the browser shows it. */
async function pixelsOf(file: Blob, width: number, height: number): Promise<ImageData> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  await image.decode()
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(image, 0, 0, width, height)
  URL.revokeObjectURL(address)
  return context.getImageData(0, 0, width, height)
}

/** Share of pixels that differ. */
async function difference(one: Blob, other: Blob, width: number, height: number): Promise<number> {
  const [first, second] = [await pixelsOf(one, width, height), await pixelsOf(other, width, height)]
  return pixelmatch(first.data, second.data, undefined, width, height, { threshold: 0.1 }) / (width * height)
}

const svgFile = (text: string) => new Blob([text], { type: 'image/svg+xml' })

describe('PNG and SVG of one drawing agree', () => {
  test.each([...Object.entries(sampleDrawings), ['a full icon', fullIcon] as const])(
    '%s',
    async (name, drawing) => {
      const pngs = await renderPngs({ drawing, variants, scale: 1, outlineText: noText, pictures: new Map() })
      for (const [index, variant] of variants.entries()) {
        const png = pngs[index]
        if (!png) throw new Error('Each variant has a file')
        const { width, height } = drawing
        const d = await difference(png, svgFile(svgOf(drawing, variant)), width, height)
        console.log(name, variant, d, png.size, svgOf(drawing, variant).length)
        expect(d).toBeLessThan(0.01)
      }
    }
  )
})
