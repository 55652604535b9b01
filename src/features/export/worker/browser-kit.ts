import layoutEngine from 'satori/layout.wasm?url'
import { once } from '#core/once.ts'
import { iconPathsAddress } from '#graphics/official-icons.ts'
import { loadMessages } from '#i18n/messages.worker.ts'
import { completeKit, kitTexts } from '#print/letter-fonts/complete-kit.ts'
import { createLetterFontLoader } from '#print/letter-fonts/load-letter-fonts.ts'
import { loadPrintKit, type PrintKit } from '#print/print-kit.ts'
import type { FontFiles } from '#print/typeset/faces.ts'
import { loadFonts } from '#print/typeset/load-fonts.ts'
import { fetchPrintFile, loadPrintFile, type PrintFile, PrintFileError } from './print-file.ts'
import type { PrintJob } from './print-protocol.ts'

interface BrowserKit {
  kit: PrintKit
  /** Also sent to the page, so that the preview uses the fonts of the print. */
  fonts: FontFiles
}

/** The print kit and its fonts, fetched once. A failed fetch is retried on the next call. */
export const loadBrowserKit: () => Promise<BrowserKit> = once(load)

async function load(): Promise<BrowserKit> {
  const [engine, icons, fonts] = await Promise.all([
    fetchBytes('program', layoutEngine),
    fetchPrintFile('icons', iconPathsAddress).then(response => response.json()),
    loadFonts(address => fetchBytes('fonts', address))
  ])
  return { kit: await loadPrintKit(engine, fonts, icons), fonts }
}

const fetchBytes = async (file: PrintFile, address: string) =>
  new Uint8Array(await (await fetchPrintFile(file, address)).arrayBuffer())

const loadLetterFonts = createLetterFontLoader()

/** The kit for the texts of a job, with fonts for letters that its faces lack. */
export async function loadJobKit({ cast, second, options }: PrintJob): Promise<PrintKit> {
  const { kit } = await loadBrowserKit()
  return completeKit(kit, kitTexts(cast, options, second), loadLetterFonts, address =>
    fetchBytes('fonts', address)
  )
}

/** Loads the messages of a job's language. */
export async function loadJobMessages({ language, messages }: PrintJob): Promise<void> {
  if (messages) await loadPrintFile('program', () => loadMessages(language, messages))
}

/** What couldn't be fetched, if an error is about that. */
export const failedFile = (error: unknown): { file?: PrintFile } =>
  error instanceof PrintFileError ? { file: error.file } : {}
