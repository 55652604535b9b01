import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { loadTexts } from '#catalogue/texts.ts'
import { pixelsPerPoint } from '#print/page/paper.ts'
import type { FaceId } from '#print/typeset/faces.ts'
import { Box, Stack, TextLine } from '#print/views/primitives.tsx'
import type { Locale } from '#routes'
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

const sizeFor = (words: readonly string[]) => ({
  width: columns * cell.width * pixelsPerPoint,
  height: Math.ceil(words.length / columns) * cell.height * pixelsPerPoint
})

/** Renders words in cells with the print code. */
export async function renderWithPrint(words: readonly string[], face: FaceId): Promise<Raster> {
  const size = sizeFor(words)
  const page = (
    <Stack
      items={words}
      style={{ flexWrap: 'wrap', width: columns * cell.width, backgroundColor: '#FFFFFF' }}
    >
      {word => (
        <Box style={cell}>
          <TextLine text={word} face={face} {...type} colour="#000000" />
        </Box>
      )}
    </Stack>
  )
  return rasterize(await kit.renderSvg(page, size, 'outlines'), size.width)
}

/** Renders the same words in the same cells in a page of a browser, with its own shaping and painting. */
export async function renderInBrowser(words: readonly string[], face: FaceId, page: Page): Promise<Raster> {
  const size = sizeFor(words)
  await page.setViewportSize(size)
  const pixels = (points: number) => `${points * pixelsPerPoint}px`
  const font = Buffer.from(fonts[face]).toString('base64')
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: face; src: url(data:font/ttf;base64,${font}) }
    body { margin: 0; display: flex; flex-wrap: wrap; font-family: face; font-feature-settings: "lnum" 1 }
    div { width: ${pixels(cell.width)}; height: ${pixels(cell.height)}; white-space: pre;
      font-size: ${pixels(type.size)}; line-height: ${pixels(type.lead)} }
    </style>${words.map(word => `<div>${word}</div>`).join('')}`)
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}
