import { initWasm, Resvg } from '@resvg/resvg-wasm'
import renderer from '@resvg/resvg-wasm/index_bg.wasm?url'

let ready: Promise<void> | undefined

/** Fetches the painter once. */
export function preparePainter(): Promise<void> {
  ready ??= initWasm(fetch(renderer)).catch(error => {
    ready = undefined
    throw error
  })
  return ready
}

/** Paints a page with outlined words as a PNG of `width` pixels. */
export async function paintPage(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  await preparePainter()
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = picture.render()
  const png = new Uint8Array(image.asPng())
  // Both live in the painter's own memory, which no garbage collector sees.
  image.free()
  picture.free()
  return png
}
