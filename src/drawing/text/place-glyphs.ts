import type { Font, Glyph } from '@cantoo/fontkit'
import type { TextContent } from '#core/drawing/drawing.ts'
import { type FontKey, fallbackFonts, fontKeyOf, smallCapsFonts } from '../fonts.ts'

/** The fonts that have loaded. */
export type LoadedFonts = ReadonlyMap<FontKey, Font>

/** A glyph on the baseline; lengths are in units of the drawing, upwards and to the right. */
export interface PlacedGlyph {
  glyph: Glyph
  /** Units of the drawing per unit of the font. */
  scale: number
  x: number
  y: number
  /** Middle of the letter that the glyph belongs to: a combining mark turns with the letter before it. */
  middle: number
}

export interface PlacedLine {
  glyphs: readonly PlacedGlyph[]
  /** Sum of advances and tracking. */
  width: number
}

/**
 * Sets a line of text with kerning, ligatures and tracking. Letters that its font lacks come from `fallbackFonts`; those that no
 * loaded font has are left out.
 */
export function placeGlyphs({ text, font, size, tracking }: TextContent, fonts: LoadedFonts): PlacedLine {
  const space = (tracking * size) / 1000
  const features = { lnum: true, kern: true, liga: tracking === 0 }
  const glyphs: PlacedGlyph[] = []
  let [pen, middle] = [0, 0]
  for (const run of splitByFont(text, font, fonts)) {
    const scale = size / run.font.unitsPerEm
    const { glyphs: shaped, positions } = run.font.layout(run.text, features, undefined, languageOf(text))
    shaped.forEach((shapedGlyph, index) => {
      const glyph = smallCapsFonts.includes(font) ? dotlessCapital(shapedGlyph, run.font) : shapedGlyph
      const {
        xAdvance: advance = shapedGlyph.advanceWidth,
        xOffset = 0,
        yOffset = 0
      } = positions?.[index] ?? {}
      const xAdvance = glyph.advanceWidth + advance - shapedGlyph.advanceWidth
      if (glyph.advanceWidth > 0) middle = pen + (glyph.advanceWidth * scale) / 2
      glyphs.push({ glyph, scale, x: pen + xOffset * scale, y: yOffset * scale, middle })
      pen += xAdvance * scale + (xAdvance > 0 ? space : 0)
    })
  }
  return { glyphs, width: glyphs.length > 0 ? pen - space : 0 }
}

/** Fonts of small capitals have one for i, without a dot, but none for ı. */
function dotlessCapital(glyph: Glyph, font: Font): Glyph {
  return (glyph.codePoints.includes(dotlessI) && font.glyphForCodePoint(plainI)) || glyph
}

const dotlessI = 0x131
const plainI = 0x69

/** In Turkish, the small capital of i has a dot, and fi isn't joined. Its own letters tell the language. */
const languageOf = (text: string) => (/[ıİğĞ]/.test(text) ? 'TRK ' : undefined)

interface Run {
  font: Font
  text: string
}

function splitByFont(text: string, key: string, fonts: LoadedFonts): Run[] {
  const choices = fontChoices(key, fonts)
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const font = choices.find(each => hasLetter(each, letter))
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The letters of a text that none of the loaded fonts has, each once. */
export function findMissingLetters(text: string, key: string, fonts: LoadedFonts): string[] {
  const choices = fontChoices(key, fonts)
  const missing = lettersOf(text).filter(letter => !choices.some(font => hasLetter(font, letter)))
  return [...new Set(missing)]
}

/** The fonts that a text needs and that haven't loaded: its own, then those for letters that it lacks. */
export function findFontsToLoad(text: string, key: string, fonts: LoadedFonts): FontKey[] {
  const own = fontKeyOf(key)
  if (!fonts.has(own)) return [own]
  if (findMissingLetters(text, key, fonts).length === 0) return []
  const next = fallbackFonts.find(each => !fonts.has(each))
  return next ? [next] : []
}

function fontChoices(key: string, fonts: LoadedFonts): Font[] {
  const own = fontKeyOf(key)
  return [own, ...fallbackFonts.filter(each => each !== own)].flatMap(each => fonts.get(each) ?? [])
}

/** Every letter with its combining marks, composed where Unicode has a composed letter. Other spaces become plain ones. */
const lettersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.normalize('NFC').replace(/\s/g, ' ')), ({ segment }) => segment)

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const hasLetter = (font: Font, letter: string) =>
  [...letter].every(part => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0))
