import layoutEngine from 'satori/layout.wasm?url'
import { once } from '#core/once.ts'
import { iconPathsAddress } from '#graphics/official-icons.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'
import type { FontFiles } from '#print/typeset/faces.ts'
import { loadFonts } from '#print/typeset/load-fonts.ts'

interface BrowserKit {
  kit: PrintKit
  /** Also sent to the page, so that the preview uses the fonts of the print. */
  fonts: FontFiles
}

/** The print kit and its fonts, fetched once. A failed fetch is retried on the next call. */
export const loadBrowserKit: () => Promise<BrowserKit> = once(load)

async function load(): Promise<BrowserKit> {
  const [engine, icons, fonts] = await Promise.all([
    fetchBytes(layoutEngine),
    fetchFile(iconPathsAddress).then(response => response.json()),
    loadFonts(fetchBytes)
  ])
  return { kit: await loadPrintKit(engine, fonts, icons), fonts }
}

const fetchBytes = async (address: string) => new Uint8Array(await (await fetchFile(address)).arrayBuffer())

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Request for ${address} failed with status ${response.status}`)
  return response
}
