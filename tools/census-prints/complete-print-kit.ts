import type { Cast } from '#core/cast/cast.ts'
import { completeKit, kitTexts } from '#print/letter-fonts/complete-kit.ts'
import { createLetterFontLoader, type FetchFile } from '#print/letter-fonts/load-letter-fonts.ts'
import type { PrintKit } from '#print/print-kit.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { readPrintFont } from '../build/prints/print-fonts.ts'

/** Reads font slices from their packages, as the build copies them. */
export const fetchLetterFont: FetchFile = async address => {
  const file = readPrintFont(address)
  if (!file) throw new Error(`There is no ${address}`)
  return file
}

const load = createLetterFontLoader()

/** The kit for a print of a script with letters that the faces lack, in Node. */
export const completePrintKit = (
  kit: PrintKit,
  cast: Cast,
  options: PrintOptions,
  second?: Cast
): Promise<PrintKit> => completeKit(kit, kitTexts(cast, options, second), load, fetchLetterFont)
