import pixelmatch from 'pixelmatch'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { pictureRequests } from '#drawing/picture-requests.ts'
import { DisplayNodes, type PictureAddresses } from '#features/image-editor/canvas/display-nodes.tsx'
import { drawingSvg, renderPngs } from '#features/image-editor/render/render-drawing.ts'
import {
  drawingOf,
  fullIcon,
  image,
  layerOf,
  leaf,
  noText,
  ring,
  sampleDrawings
} from '../../../drawing/sample-drawings.ts'

const variants: readonly Variant[] = ['good', 'evil', 'neutral']

async function pngsOf(drawing: Drawing, pictures: PictureAddresses = new Map()): Promise<Blob[]> {
  const pngs = await renderPngs({ drawing, variants, scale: 1, outlineText: noText, pictures })
  if (!pngs.ok) throw new Error(pngs.code)
  return [...pngs.value.values()]
}

function svgOf(drawing: Drawing, variant: Variant): Blob {
  const svg = drawingSvg(drawing, variant, noText, 'Sample')
  if (!svg.ok) throw new Error(svg.code)
  return svgFile(svg.value)
}

/** What the editor's canvas shows. */
async function shownOf(
  drawing: Drawing,
  variant: Variant,
  pictures: PictureAddresses = new Map()
): Promise<Blob> {
  const { width, height } = drawing
  const { container, unmount } = await render(
    <svg
      role="img"
      aria-label="Drawing"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <DisplayNodes nodes={buildDisplayList(drawing, variant, noText)} pictures={pictures} />
    </svg>
  )
  const svg = container.querySelector('svg')
  if (!svg) throw new Error('Nothing is shown')
  const text = new XMLSerializer().serializeToString(svg)
  await unmount()
  return svgFile(text)
}

const svgFile = (text: string) => new Blob([text], { type: 'image/svg+xml' })

/** Pixels of an image file as the browser shows it. */
async function pixelsOf(file: Blob, { width, height }: Drawing): Promise<ImageData> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  await image.decode()
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.drawImage(image, 0, 0, width, height)
  URL.revokeObjectURL(address)
  return context.getImageData(0, 0, width, height)
}

/** Share of pixels that differ, of a drawing that isn't empty. */
async function difference(drawing: Drawing, one: Blob | undefined, other: Blob): Promise<number> {
  if (!one) throw new Error('Each variant has a file')
  const [first, second] = [await pixelsOf(one, drawing), await pixelsOf(other, drawing)]
  const { width, height } = drawing
  expect(first.data.filter((value, index) => index % 4 === 3 && value > 0).length).toBeGreaterThan(1000)
  return pixelmatch(first.data, second.data, undefined, width, height, { threshold: 0.1 }) / (width * height)
}

const most = 0.01

describe('PNG and SVG of a drawing agree in every variant', () => {
  test.each([...Object.entries(sampleDrawings), ['a full icon', fullIcon] as const])(
    '%s',
    async (_, drawing) => {
      const pngs = await pngsOf(drawing)
      for (const [index, variant] of variants.entries())
        expect(await difference(drawing, pngs[index], svgOf(drawing, variant))).toBeLessThan(most)
    }
  )

  test('which a drawing with a moved layer doesn’t', async () => {
    const [png] = await pngsOf(fullIcon)
    const moved = { ...fullIcon, layers: fullIcon.layers.map(layer => ({ ...layer, x: layer.x + 3 })) }
    expect(await difference(fullIcon, png, svgOf(moved, 'good'))).toBeGreaterThan(most)
  })
})

describe('the editor’s canvas shows what the PNG has', () => {
  test.each([...Object.entries(sampleDrawings), ['a full icon', fullIcon] as const])(
    '%s',
    async (_, drawing) => {
      const [png] = await pngsOf(drawing)
      expect(await difference(drawing, png, await shownOf(drawing, 'good'))).toBeLessThan(most)
    }
  )

  test('images: in their colours, tinted, outlined, with a shadow, and as cut-outs', async () => {
    const drawing = drawingOf([
      layerOf('below', ring, { scaleX: 5, scaleY: 5 }),
      layerOf('own', image, {
        x: 130,
        y: 130,
        scaleX: 3,
        scaleY: -2,
        rotation: 20,
        outlines: [{ width: 8, colour: '#ffffff' }]
      }),
      layerOf('tinted', image, {
        x: 400,
        y: 150,
        scaleX: 2.5,
        scaleY: 2.5,
        rotation: 45,
        fill: { kind: 'team' },
        texture: 0.5,
        outlines: [
          { width: 5, colour: '#ffffff' },
          { width: 3, colour: '#000000' }
        ],
        shadow: { x: 4, y: 6, blur: 10, colour: '#000000', opacity: 0.6 }
      }),
      layerOf('leaf', leaf, {
        x: 270,
        y: 400,
        scaleX: 3,
        scaleY: 2,
        fill: { kind: 'flat', colour: '#1c7c54' }
      }),
      layerOf('removed', image, { x: 270, y: 400, scaleX: 1.5, scaleY: 1.5, isCutOut: true, opacity: 0.8 })
    ])
    const pictures = new Map(
      await Promise.all(
        pictureRequests(drawing).map(
          async ({ key, outlineWidth = 0 }) => [key, await disc(outlineWidth)] as const
        )
      )
    )
    expect(pictures.size).toBe(4)
    const [png] = await pngsOf(drawing, pictures)
    expect(await difference(drawing, png, await shownOf(drawing, 'good', pictures))).toBeLessThan(most)
  })
})

/** A picture of 64 pixels with a disc of two colours, or its silhouette grown by a width, as an address. */
async function disc(grown: number): Promise<string> {
  const side = 64 + 2 * Math.ceil(grown)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  const fill = context.createLinearGradient(0, 0, side, side)
  fill.addColorStop(0, '#ff8800')
  fill.addColorStop(1, '#3300ff')
  context.fillStyle = fill
  context.arc(side / 2, side / 2, 28 + grown, 0, 7)
  context.fill()
  return canvas.toDataURL()
}
