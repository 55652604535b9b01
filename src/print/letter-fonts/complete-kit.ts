import type { Cast } from '#core/cast/cast.ts'
import type { PrintKit } from '../print-kit.ts'
import { allTexts, type OwnTexts } from '../printed-texts.ts'
import { runsRightToLeft } from '../writing/text-direction.ts'
import { completeFaces } from './complete-faces.ts'
import type { FetchFile, LoadLetterFonts } from './load-letter-fonts.ts'

/** The texts of a print: `all` that it may have, and those that decide in which direction it is read. */
export interface KitTexts {
  all: readonly string[]
  body: readonly string[]
}

/** The texts of a print of a script, in a second language too. */
export const kitTexts = (cast: Cast, options: OwnTexts, second?: Cast): KitTexts => ({
  all: [cast, ...(second ? [second] : [])].flatMap(each => allTexts(each, options)),
  body: cast.characters.flatMap(({ name, ability }) => [name, ability])
})

/** The kit for a print of some texts: the same one, unless they have letters that its faces lack. */
export async function completeKit(
  kit: PrintKit,
  { all, body }: KitTexts,
  loadLetterFonts: LoadLetterFonts,
  fetchFile: FetchFile
): Promise<PrintKit> {
  const fonts = await loadLetterFonts(all, kit.faces, fetchFile)
  if (!fonts) return kit
  const faces = completeFaces(kit.faces, fonts, runsRightToLeft(body))
  const used = () => [faces.text, faces.bold].flatMap(({ other }) => (other?.isUsed() ? [other] : []))
  return {
    ...kit,
    faces,
    renderSvg: (page, size, textAs, onAnnotation) => kit.renderSvg(page, size, textAs, onAnnotation, used())
  }
}
