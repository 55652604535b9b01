import { initWasm, Resvg } from '@resvg/resvg-wasm'
import rendererUrl from '@resvg/resvg-wasm/index_bg.wasm?url'
import { once } from '#core/once.ts'
import { printDpi, withPrintDpi } from '#print/png/print-dpi.ts'
import { fetchPrintFile } from './print-file.ts'

/** Loads the PNG renderer once. A failed load is retried on the next call. */
export const loadPngRenderer: () => Promise<void> = once(() =>
  initWasm(fetchPrintFile('images', rendererUrl))
)

/** Renders an SVG, its text as outlines, to a PNG of `width` pixels. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  await loadPngRenderer()
  const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = renderer.render()
  const png = new Uint8Array(image.asPng())
  // Both live in WebAssembly memory, which the garbage collector does not free.
  image.free()
  renderer.free()
  return png
}

/** Renders a page, which is `width` points wide, to a PNG for printing. */
export const renderPrintPng = async (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  withPrintDpi(await renderPng(svg, Math.round((width / 72) * printDpi)))
