import { initWasm, Resvg } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'
import type { Pixels } from '#pictures/write-png.ts'

let ready: Promise<void> | undefined

/**
 * Paints an SVG as a PNG of `width` pixels, as high as the SVG's shape asks, transparent where nothing is drawn.
 * It knows no fonts: words must come as outlines, as Satori writes them. Throws on what is no SVG.
 */
export const paintPng = (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  paint(svg, width, image => new Uint8Array(image.asPng()))

/** The same as pixels. */
export const paintPixels = (svg: string, width: number): Promise<Pixels> =>
  paint(svg, width, image => ({
    rgba: new Uint8Array(image.pixels),
    width: image.width,
    height: image.height
  }))

type Image = ReturnType<InstanceType<typeof Resvg>['render']>

async function paint<Painted>(svg: string, width: number, take: (image: Image) => Painted) {
  ready ??= initWasm(renderer)
  await ready
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = picture.render()
  const painted = take(image)
  // Both live in the renderer's own memory, which no garbage collector sees.
  image.free()
  picture.free()
  return painted
}
