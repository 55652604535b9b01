import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
let ready: Promise<void> | undefined

/** Starts resvg, once for all test files. */
export const startResvg = (): Promise<void> => {
  ready ??= initWasm(readFileSync(renderer))
  return ready
}

/** RGBA pixels, rows from top to bottom. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

/** Renders an SVG without text elements with resvg, as the Worker and the browser do. */
export async function rasterize(svg: string, width: number): Promise<Raster> {
  await startResvg()
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: '#FFFFFF' })
  const image = resvg.render()
  const raster = { data: image.pixels.slice(), width: image.width, height: image.height }
  image.free()
  resvg.free()
  return raster
}
