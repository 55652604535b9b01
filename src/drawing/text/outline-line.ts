import type { TextContent } from '#core/drawing/drawing.ts'
import { fontKeyOf } from '../fonts.ts'
import { type ContentOutline, centredBox, type OutlineText } from '../layer-outline.ts'
import { bendOf } from './bend-glyphs.ts'
import { type LoadedFonts, placeGlyphs } from './place-glyphs.ts'

/** Outlines in the cache, which is cleared when it is full. A letter takes about 500 bytes. */
const maxCached = 400

/**
 * Outlines texts with the fonts that have loaded. Returns undefined for a text whose own font hasn't. Cached: the same content has
 * the same result.
 */
export function createOutlineText(fonts: LoadedFonts): OutlineText {
  const cache = new Map<string, ContentOutline>()
  return content => {
    if (!fonts.has(fontKeyOf(content.font))) return undefined
    const key = cacheKey(content)
    const cached = cache.get(key)
    if (cached) return cached
    if (cache.size >= maxCached) cache.clear()
    const outline = outlineLine(content, fonts)
    cache.set(key, outline)
    return outline
  }
}

const cacheKey = ({ text, font, size, tracking, bend, bendAmount }: TextContent) =>
  [font, size, tracking, bend, bendAmount, text].join('\n')

/**
 * The outlines of a line of text. The path's origin is the start of the baseline, or the middle of an arc's baseline; its box
 * surrounds the ink. A text without ink has a box of its size.
 */
export function outlineLine(content: TextContent, fonts: LoadedFonts): ContentOutline {
  const line = placeGlyphs(content, fonts)
  const bend = bendOf(content, line.width)
  const path: string[] = []
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const placed of line.glyphs) {
    const outline = placed.glyph.path.mapPoints((x, y) =>
      bend(placed, placed.x + x * placed.scale, placed.y + y * placed.scale)
    )
    if (outline.commands.length === 0) continue
    const { minX, minY, maxX, maxY } = outline.bbox
    ink.left = Math.min(ink.left, minX)
    ink.top = Math.min(ink.top, minY)
    ink.right = Math.max(ink.right, maxX)
    ink.bottom = Math.max(ink.bottom, maxY)
    for (const { command, args } of outline.commands) {
      path.push(pathCommands[command] + args.map(rounded).join(' '))
    }
  }
  if (path.length === 0) return blankLine(content, line.width)
  return {
    d: path.join(''),
    box: centredBox(ink.right - ink.left, ink.bottom - ink.top),
    offset: { x: -(ink.left + ink.right) / 2, y: -(ink.top + ink.bottom) / 2 }
  }
}

const blankLine = ({ size }: TextContent, width: number): ContentOutline => ({
  d: '',
  box: centredBox(Math.max(width, size / 2), size),
  offset: { x: 0, y: 0 }
})

const pathCommands = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z'
} as const

const rounded = (value: number) => String(Math.round(value * 100) / 100)
