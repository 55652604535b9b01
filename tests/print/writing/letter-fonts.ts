import type { Cast } from '#core/cast/cast.ts'
import { completeKit } from '#print/letter-fonts/complete-kit.ts'
import { createLetterFontLoader } from '#print/letter-fonts/load-letter-fonts.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { familiesFor } from '#print/writing/font-families.ts'
import type { LetterFont } from '#print/writing/lay-out.ts'
import { completePrintKit, fetchLetterFont } from '../../../tools/census-prints/complete-print-kit.ts'
import { kit } from '../print-helpers.ts'

const load = createLetterFontLoader()

/** The fonts of slices for letters that the faces lack, in the order in which prints prefer them. */
export async function letterFontsFor(
  texts: readonly string[],
  weight: 'regular' | 'bold'
): Promise<LetterFont[]> {
  const found = await load(texts, kit.faces, fetchLetterFont)
  const letters = [...new Set(texts.join(''))].map(letter => letter.codePointAt(0) ?? 0)
  const fonts = new Set(letters.map(letter => found?.[weight](letter)).filter(font => font !== undefined))
  const families = familiesFor(texts.join(''), texts.join(' '))
  const rank = ({ key }: LetterFont) => families.findIndex(family => key.includes(`/${family}-`))
  return [...fonts].toSorted((one, other) => rank(one) - rank(other))
}

/** The kit for a print of a script with letters that the faces lack. */
export const kitFor = (cast: Cast): Promise<PrintKit> => completePrintKit(kit, cast, defaultPrintOptions)

/** The kit for some texts. */
export const kitForTexts = (...texts: string[]): Promise<PrintKit> =>
  completeKit(kit, { all: texts, body: texts }, load, fetchLetterFont)
