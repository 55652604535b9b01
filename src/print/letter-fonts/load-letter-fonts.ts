import { create } from '@cantoo/fontkit'
import { printFontListPath, printFontPath } from '#routes/print-font-paths.ts'
import type { Faces } from '../typeset/faces.ts'
import { lackedLetters } from '../typeset/printable-text.ts'
import {
  type FontFamily,
  type FontWeight,
  familiesFor,
  familiesWithoutBold,
  fontWeights,
  hasIdeographs,
  scaleOf
} from '../writing/font-families.ts'
import { findSlice, type SliceList, sliceListSchema } from '../writing/font-slices.ts'
import type { LetterFont } from '../writing/lay-out.ts'
import type { LetterFonts } from './complete-faces.ts'

/** Fetches a file of the product. Throws when it can't be fetched. */
export type FetchFile = (address: string) => Promise<Uint8Array<ArrayBuffer>>

/** Loads the fonts for the letters of texts that faces lack; undefined when they lack none, or no font has them. */
export type LoadLetterFonts = (
  texts: readonly string[],
  faces: Faces,
  fetchFile: FetchFile
) => Promise<LetterFonts | undefined>

/** Slices that one print may need. A Chinese script with 25 characters needs about 50; what goes beyond prints as boxes. */
const maxSlices = 160
/** Opened slices that are kept, of about 50 kB each. */
const maxKept = 320

/** Signs that look different between ideographs, although the faces have them. */
const signsOfIdeographs = '“”‘’…—·'

/**
 * A loader that keeps what it has loaded. A file that can't be loaded is one whose letters are missing. What is on its way isn't shared:
 * a request of the Worker can't wait for that of another.
 */
export function createLetterFontLoader(): LoadLetterFonts {
  const lists = new Map<FontFamily, SliceList>()
  const kept = new Map<string, LetterFont>()

  const loadList = async (family: FontFamily, fetchFile: FetchFile) => {
    const known = lists.get(family)
    if (known) return known
    const list = await readList(family, fetchFile)
    if (list) lists.set(family, list)
    return list
  }

  const loadSlice = async (address: string, scale: number, fetchFile: FetchFile) => {
    const font = kept.get(address) ?? (await openSlice(address, scale, fetchFile))
    if (!font) return undefined
    // The one that was used last is the last to go.
    kept.delete(address)
    kept.set(address, font)
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest) kept.delete(oldest)
    return font
  }

  /** Loads a slice in both weights, and notes which of the letters it has. */
  const findLetters = async (family: FontFamily, slice: Slice, found: FoundFonts, fetchFile: FetchFile) => {
    const load = async (weight: FontWeight) => {
      const address = printFontPath(family, slice.version, slice.name, weight)
      const font = await loadSlice(address, scaleOf(family), fetchFile)
      for (const letter of slice.letters)
        if (font?.font.hasGlyphForCodePoint(letter)) found[weight].set(letter, font)
    }
    await Promise.all((familiesWithoutBold.includes(family) ? [400 as const] : fontWeights).map(load))
  }

  return async (texts, faces, fetchFile) => {
    const lacked = lackedLetters(texts, faces.text)
    if (lacked.length === 0) return undefined
    const signs = hasIdeographs(lacked.join('')) ? signsOfIdeographs : ''
    const letters = new Set([...lacked, ...signs].map(letter => letter.codePointAt(0) ?? 0))
    const found: FoundFonts = { 400: new Map(), 700: new Map() }
    let slicesLeft = maxSlices
    for (const family of familiesFor(lacked.join(''), texts.join(' '))) {
      const list = letters.size > 0 ? await loadList(family, fetchFile) : undefined
      if (!list) continue
      const slices = slicesWith(letters, list).slice(0, slicesLeft)
      slicesLeft -= slices.length
      await Promise.all(slices.map(slice => findLetters(family, slice, found, fetchFile)))
      // A list may name letters that the font of its slice lacks. The next family has them, maybe.
      for (const letter of found[400].keys()) letters.delete(letter)
    }
    if (found[400].size === 0) return undefined
    return {
      regular: letter => found[400].get(letter),
      bold: letter => found[700].get(letter) ?? found[400].get(letter)
    }
  }
}

/** The fonts for the letters of a print, by weight. */
type FoundFonts = Readonly<Record<FontWeight, Map<number, LetterFont>>>

interface Slice {
  version: string
  name: string
  letters: readonly number[]
}

/** The slices of a family that have some of the letters. */
function slicesWith(letters: ReadonlySet<number>, list: SliceList): Slice[] {
  const byName = Map.groupBy(letters, letter => findSlice(list, letter))
  return [...byName].flatMap(([name, found]) =>
    name === undefined ? [] : [{ version: list.version, name, letters: found }]
  )
}

async function readList(family: FontFamily, fetchFile: FetchFile): Promise<SliceList | undefined> {
  try {
    const file = await fetchFile(printFontListPath(family))
    return sliceListSchema.parse(JSON.parse(new TextDecoder().decode(file)))
  } catch {
    return undefined
  }
}

async function openSlice(
  address: string,
  scale: number,
  fetchFile: FetchFile
): Promise<LetterFont | undefined> {
  try {
    const font = create(await fetchFile(address))
    if (!('layout' in font)) return undefined
    // fontkit shapes wrongly what it has first loaded as a part of another glyph, without its code points.
    for (const letter of font.characterSet) font.glyphForCodePoint(letter)
    return { key: address, font, scale }
  } catch {
    return undefined
  }
}
