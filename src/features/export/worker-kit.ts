import layoutEngine from 'satori/layout.wasm?url'
import { iconDrawingsAddress } from '#drawings/official-icons.ts'
import type { FontFiles } from '#print/faces.ts'
import { loadFonts } from '#print/font-files.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'

interface BrowserKit {
  kit: PrintKit
  /** For the page too, which shows what is printed in the faces of the print. */
  fonts: FontFiles
}

let kept: Promise<BrowserKit> | undefined

/** What sheets are made with: fetched for the first, kept for the others. */
export function browserKit(): Promise<BrowserKit> {
  kept ??= load().catch(error => {
    kept = undefined
    throw error
  })
  return kept
}

async function load(): Promise<BrowserKit> {
  const [engine, icons, fonts] = await Promise.all([
    fetchBytes(layoutEngine),
    fetchFile(iconDrawingsAddress).then(response => response.json()),
    loadFonts(fetchBytes)
  ])
  return { kit: await loadPrintKit(engine, fonts, icons), fonts }
}

const fetchBytes = async (address: string) => new Uint8Array(await (await fetchFile(address)).arrayBuffer())

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}
