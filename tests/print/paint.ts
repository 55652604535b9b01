import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let ready: Promise<void> | undefined

/** Pixels of four bytes, rows from the top. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

/** Paints an SVG of outlines with the painter of the Worker and of the browser. */
export async function paint(svg: string, width: number): Promise<Raster> {
  ready ??= initWasm(readFileSync(renderer))
  await ready
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: '#FFFFFF' })
  const image = picture.render()
  const raster = { data: image.pixels.slice(), width: image.width, height: image.height }
  image.free()
  picture.free()
  return raster
}
