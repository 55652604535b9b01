import layoutEngine from 'satori/layout.wasm'
import type { Assets } from '#functions/env.ts'
import { iconDrawings } from '#functions/icon-drawings.ts'
import { loadFonts } from '#print/font-files.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'

let kit: Promise<PrintKit> | undefined

/** What sheets are made with: loaded for the first sheet of an isolate, kept for the others. */
export function printKit(assets: Assets): Promise<PrintKit> {
  kit ??= load(assets).catch(error => {
    kit = undefined
    throw error
  })
  return kit
}

async function load(assets: Assets): Promise<PrintKit> {
  const [fonts, icons] = await Promise.all([
    loadFonts(address => fetchFont(assets, address)),
    iconDrawings(assets)
  ])
  return loadPrintKit(layoutEngine, fonts, icons)
}

async function fetchFont(assets: Assets, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await assets.fetch(new URL(address, 'http://assets'))
  if (!response.ok) throw new Error(`The font at ${address} answers ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
