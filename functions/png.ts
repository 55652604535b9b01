import { initWasm, Resvg } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | undefined

/**
 * Paints an SVG as a PNG of `width` pixels, as high as the SVG's shape asks, transparent where nothing is drawn.
 * It knows no fonts: words must come as outlines, as Satori writes them. Throws on what is no SVG.
 */
export async function paintPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(renderer)
  await ready
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = picture.render()
  const png = new Uint8Array(image.asPng())
  // Both live in the renderer's own memory, which no garbage collector sees.
  image.free()
  picture.free()
  return png
}
