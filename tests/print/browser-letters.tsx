import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { loadTexts } from '#catalogue/texts.ts'
import { pixelsPerPoint } from '#print/page/paper.ts'
import type { FaceId } from '#print/typeset/faces.ts'
import { replaceMissingLetters } from '#print/typeset/printable-text.ts'
import { Box, Stack, TextLine } from '#print/views/primitives.tsx'
import type { LetterFont } from '#print/writing/lay-out.ts'
import { orderLine } from '#print/writing/order-words.ts'
import type { Locale } from '#routes'
import { fetchLetterFont } from '../../tools/census-prints/complete-print-kit.ts'
import { fonts, kit } from './print-helpers.ts'
import { type Raster, rasterize } from './rasterize.ts'

const type = { size: 12, lead: 22 }
const columns = 4
/** Size of a word's cell in points. */
const cell = { width: 120, height: type.lead }

/** Words of the catalogue that together contain every non-ASCII letter of a language. */
export async function wordsWithEveryLetter(locale: Locale): Promise<string[]> {
  const { characters } = await loadTexts(locale)
  const seen = new Set<string>()
  return Object.values(characters)
    .flatMap(({ name, ability }) => `${name} ${ability}`.normalize('NFC').split(/\s+/))
    .filter(word => {
      const letters = [...word].filter(letter => letter > '\u007f' && !seen.has(letter))
      for (const letter of letters) seen.add(letter)
      return letters.length > 0
    })
}

/** Signs that have their own width between ideographs, where a browser takes them from the face. */
const signsOfIdeographs = /[“”‘’…—·]/g
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Letters that fit into a cell: of a writing system with spaces, and of one without. */
const longest = { spaced: 15, unspaced: 8 }

/** The phrases of texts, each of which fits into a cell, without duplicates. */
export function phrasesOf(texts: readonly string[]): string[] {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const wordsOf = (text: string) =>
    text.split(/\s+/).flatMap(word => {
      const letters = [...graphemes.segment(word)].map(({ segment }) => segment)
      const most = square.test(word) ? longest.unspaced : longest.spaced
      return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
        letters.slice(index * most, (index + 1) * most).join('')
      )
    })
  const phrases = texts.flatMap(text =>
    wordsOf(text.replace(signsOfIdeographs, ' ')).reduce<string[]>((all, word) => {
      const last = all.at(-1)
      if (last && last.length + word.length < longest.unspaced * 2) all[all.length - 1] = `${last} ${word}`
      else if (word) all.push(word)
      return all
    }, [])
  )
  return [...new Set(phrases)]
}

const sizeFor = (words: readonly string[]) => ({
  width: columns * cell.width * pixelsPerPoint,
  height: Math.ceil(words.length / columns) * cell.height * pixelsPerPoint
})

/** Renders words in cells with the print code. */
export async function renderWithPrint(
  words: readonly string[],
  face: FaceId,
  { faces, renderSvg } = kit
): Promise<Raster> {
  const size = sizeFor(words)
  // Shaped before they are rendered, since a page has fonts of the letters that the print has had by then.
  const lines = words.map(word => orderLine(replaceMissingLetters(word, faces[face])))
  const page = (
    <Stack
      items={lines}
      style={{ flexWrap: 'wrap', width: columns * cell.width, backgroundColor: '#FFFFFF' }}
    >
      {line => (
        <Box style={cell}>
          <TextLine text={line} face={face} {...type} colour="#000000" />
        </Box>
      )}
    </Stack>
  )
  return rasterize(await renderSvg(page, size, 'outlines'), size.width)
}

/** Renders the same words in the same cells in a page of a browser, with its own shaping, ordering and painting. */
export async function renderInBrowser(
  words: readonly string[],
  face: FaceId,
  page: Page,
  others: readonly LetterFont[] = []
): Promise<Raster> {
  const size = sizeFor(words)
  await page.setViewportSize(size)
  const pixels = (points: number) => `${points * pixelsPerPoint}px`
  const families = ['face', ...others.map((_, index) => `other${index}`)]
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    ${fontFace('face', fonts[face])}
    ${(await Promise.all(others.map(otherFontFace))).join('\n')}
    body { margin: 0; display: flex; flex-wrap: wrap; font-family: ${families.join()}; font-feature-settings: "lnum" 1;
      text-spacing-trim: space-all }
    div { width: ${pixels(cell.width)}; height: ${pixels(cell.height)}; white-space: pre; text-align: left;
      font-size: ${pixels(type.size)}; line-height: ${pixels(type.lead)} }
    </style>${words.map(divOf).join('')}`)
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

/** Prints keep ideographs and kana in their squares, where a browser kerns those of one slice. */
const divOf = (word: string) =>
  `<div dir="auto"${square.test(word) ? ' style="font-kerning: none"' : ''}>${escapeHtml(word)}</div>`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const fontFace = (name: string, file: Uint8Array, descriptors = '') =>
  `@font-face { font-family: ${name}; src: url(data:font/ttf;base64,${Buffer.from(file).toString('base64')}); ${descriptors} }`

/** A slice of a font for the letters that it has, in the size that prints give it. */
async function otherFontFace({ key, font, scale }: LetterFont, index: number) {
  const letters = font.characterSet.map(letter => `U+${letter.toString(16)}`)
  const descriptors = `size-adjust: ${scale * 100}%; unicode-range: ${letters.join()}`
  return fontFace(`other${index}`, await fetchLetterFont(key), descriptors)
}
