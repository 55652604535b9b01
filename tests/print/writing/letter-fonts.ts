import type { Cast } from '#core/cast/cast.ts'
import { completeKit, kitTexts } from '#print/letter-fonts/complete-kit.ts'
import { createLetterFontLoader, type FetchFile } from '#print/letter-fonts/load-letter-fonts.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { readPrintFont } from '../../../tools/build/prints/print-fonts.ts'
import { kit } from '../print-helpers.ts'

/** Reads font slices from their packages, as the build copies them. */
export const fetchLetterFont: FetchFile = async address => {
  const file = readPrintFont(address)
  if (!file) throw new Error(`There is no ${address}`)
  return file
}

const load = createLetterFontLoader()

/** The kit for a print of a script with letters that the faces lack. */
export const kitFor = (cast: Cast): Promise<PrintKit> =>
  completeKit(kit, kitTexts(cast), load, fetchLetterFont)

/** The kit for some texts. */
export const kitForTexts = (...texts: string[]): Promise<PrintKit> =>
  completeKit(kit, { all: texts, body: texts }, load, fetchLetterFont)
