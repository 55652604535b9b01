import layoutEngine from 'satori/layout.wasm'
import { completeKit, type KitTexts } from '#print/letter-fonts/complete-kit.ts'
import { createLetterFontLoader } from '#print/letter-fonts/load-letter-fonts.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'
import { loadFonts } from '#print/typeset/load-fonts.ts'
import type { Assets } from '../env.ts'
import { loadOfficialIcons } from '../images/official-icons.ts'

let kit: Promise<PrintKit> | undefined

/** Fonts, icons and layout engine for prints. Loaded once per isolate. Throws when a file can't be fetched. */
export function getPrintKit(assets: Assets): Promise<PrintKit> {
  kit ??= load(assets).catch(error => {
    kit = undefined
    throw error
  })
  return kit
}

const loadLetterFonts = createLetterFontLoader()

/** The kit for a print of some texts, with fonts for letters that its faces lack. */
export const getKitFor = async (texts: KitTexts, assets: Assets): Promise<PrintKit> =>
  completeKit(await getPrintKit(assets), texts, loadLetterFonts, url => fetchFont(assets, url))

async function load(assets: Assets): Promise<PrintKit> {
  const [fonts, icons] = await Promise.all([
    loadFonts(url => fetchFont(assets, url)),
    loadOfficialIcons(assets)
  ])
  return loadPrintKit(layoutEngine, fonts, icons)
}

async function fetchFont(assets: Assets, url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await assets.fetch(new URL(url, 'http://assets'))
  if (!response.ok) throw new Error(`Loading the font ${url} failed with status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
