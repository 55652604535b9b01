import { initWasm, Resvg } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm'
import type { Pixels } from '#images/codecs/encode-png.ts'

let ready: Promise<void> | undefined

/**
 * Renders an SVG as a PNG of `width` pixels. The height follows the SVG's aspect ratio; the background is transparent.
 * Has no fonts: text must be outlines, as Satori writes it. Throws when the input isn't SVG.
 */
export const renderPng = (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  render(svg, width, image => new Uint8Array(image.asPng()))

/** Renders an SVG like `renderPng`, as pixels. */
export const renderPixels = (svg: string, width: number): Promise<Pixels> =>
  render(svg, width, image => ({
    rgba: new Uint8Array(image.pixels),
    width: image.width,
    height: image.height
  }))

type Image = ReturnType<InstanceType<typeof Resvg>['render']>

async function render<Output>(svg: string, width: number, convert: (image: Image) => Output) {
  ready ??= initWasm(renderer)
  await ready
  const tree = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = tree.render()
  const output = convert(image)
  // Both live in WebAssembly memory, which isn't garbage collected.
  image.free()
  tree.free()
  return output
}
