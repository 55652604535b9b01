import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from '@cantoo/fontkit'
import { drawingFonts, type FontKey, fontKeys } from '#drawing/fonts.ts'
import { openFont } from '#drawing/text/open-font.ts'

const { resolve } = createRequire(import.meta.url)

/** Opens the fonts of drawings in Node, from the files that the browser loads. */
export function readDrawingFonts(keys: readonly FontKey[] = fontKeys): ReadonlyMap<FontKey, Font> {
  return new Map(
    keys.map(key => [
      key,
      openFont(new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${drawingFonts[key].file}.ttf`))))
    ])
  )
}
