import { type Layer, newLayer, type TextContent } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import type { FontKey } from '../fonts.ts'
import type { OutlineText } from '../layer-outline.ts'
import type { Area, LayerStyle, PresetInput } from './preset.ts'
import { splitLines } from './split-lines.ts'

export interface TextStyle {
  font: FontKey
  tracking?: number
  isCapital?: boolean
  maxLines?: number
  /** Largest size of the letters in units. */
  maxSize?: number
  /** Every line is as wide as the widest may be, up to a size. */
  isJustified?: boolean
  /** Space between lines, as a share of the size. */
  gap?: number
  /** Height of a wave as a share of the size. */
  wave?: number
}

interface Line {
  text: string
  size: number
  /** Of the ink, in units. */
  width: number
  /** From the top of the block to the baseline. */
  baseline: number
}

/** Lines of text that fit an area, centred. `width` and `height` are those of the ink. */
export interface TextBlock {
  style: TextStyle
  lines: readonly Line[]
  width: number
  height: number
}

/** Ink of a line at size 1. */
interface Ink {
  text: string
  width: number
  ascent: number
  descent: number
}

const measuredSize = 100
/** Distance of baselines in sizes, if the ink leaves room. */
const smallestLead = 0.8
/** A further line must make the letters larger by this factor. */
const worthALine = 1.06

/** Sets a text as large as it fits into a width and a height, on one to `maxLines` lines. */
export function fitText(
  text: string,
  style: TextStyle,
  { width, height }: { width: number; height: number },
  { outlineText, language }: Pick<PresetInput, 'outlineText' | 'language'>
): TextBlock {
  const cased = style.isCapital ? text.toLocaleUpperCase(language) : text
  const words = cased.split(/\s+/).filter(Boolean)
  const ink = (line: string) => measureInk(line, style, outlineText)
  const widths = words.map(word => ink(word).width)
  let best: TextBlock = { style, lines: [], width: 0, height: 0 }
  let bestSize = 0
  for (let count = 1; count <= Math.min(style.maxLines ?? 3, words.length); count += 1) {
    const lines = splitLines(words, widths, spaceWidth, count).map(ink)
    const block = setLines(lines, style, width, height)
    const size = Math.min(...block.lines.map(line => line.size))
    if (size > bestSize * worthALine) [best, bestSize] = [block, size]
  }
  return best
}

/** A rough one is enough to choose between splits. */
const spaceWidth = 0.25

function setLines(inks: readonly Ink[], style: TextStyle, width: number, height: number): TextBlock {
  const widest = Math.max(...inks.map(ink => ink.width))
  const least = Math.min(...inks.map(ink => ink.width))
  const justify = (ink: Ink) => (style.isJustified ? Math.min(widest / ink.width, 2.2, widest / least) : 1)
  const factors = inks.map(justify)
  const gap = style.gap ?? 0.12
  let bottom = 0
  const baselines = inks.map((ink, index) => {
    const factor = factors[index] ?? 1
    const above = inks[index - 1]
    const former = factors[index - 1] ?? 1
    const before = above ? bottom - above.descent * former : 0
    const tight = (above ? bottom + gap : 0) + ink.ascent * factor
    const baseline = above && !style.isJustified ? Math.max(tight, before + smallestLead) : tight
    bottom = baseline + ink.descent * factor
    return baseline
  })
  const size = Math.min(width / widest, height / bottom, style.maxSize ?? Number.POSITIVE_INFINITY)
  const lines = inks.map((ink, index) => ({
    text: ink.text,
    size: size * (factors[index] ?? 1),
    width: ink.width * size * (factors[index] ?? 1),
    baseline: (baselines[index] ?? 0) * size
  }))
  return { style, lines, width: Math.max(...lines.map(line => line.width)), height: bottom * size }
}

/** The ink of a line at size 1: what its letters cover, or a guess until the font has loaded. */
export function measureInk(text: string, style: TextStyle, outlineText: OutlineText): Ink {
  const outline = outlineText(textContent(text, style, measuredSize))
  if (!outline) return { text, width: Math.max([...text].length, 1) * 0.55, ascent: 0.75, descent: 0.22 }
  const { width, height } = outline.box
  return {
    text,
    width: width / measuredSize,
    ascent: (height / 2 + outline.offset.y) / measuredSize,
    descent: (height / 2 - outline.offset.y) / measuredSize
  }
}

export const textContent = (
  text: string,
  { font, tracking = 0, wave = 0 }: TextStyle,
  size: number
): TextContent => ({
  kind: 'text',
  text: text.slice(0, limits.drawing.text),
  font,
  size: Math.max(Math.round(size * 100) / 100, 0.01),
  tracking,
  bend: wave === 0 ? 'none' : 'wave',
  bendAmount: wave
})

/** The layers of a block whose ink begins at `top` and is centred at `x`. */
export function blockLayers(
  name: string,
  { style, lines }: TextBlock,
  { x, top }: { x: number; top: number },
  looks: LayerStyle,
  outlineText: OutlineText
): Layer[] {
  return lines.map((line, index) => {
    const content = textContent(line.text, style, line.size)
    const layer = newLayer(`${name}-${index + 1}`, content, noDrawing)
    // The ink's middle, by where its baseline is.
    const offset = outlineText(content)?.offset.y ?? line.size * 0.35
    return { ...layer, x, y: top + line.baseline - offset, ...looks }
  })
}

const noDrawing = { kind: 'logo', width: 0, height: 0, layers: [], variants: {} } as never

/** A title with a subtitle below it, both centred in an area. */
export interface TextStack {
  title: TextBlock
  subtitle: TextBlock | undefined
  /** Tops of the ink, and the middle of the gap between the two. */
  titleTop: number
  subtitleTop: number
  gapMiddle: number
  /** What both cover. */
  covered: Area
}

export interface StackStyle {
  title: TextStyle
  subtitle: TextStyle
  /** Height of the gap between title and subtitle in units. */
  gap: number
  /** The largest part of the area that the subtitle takes. */
  subtitleShare?: number
}

export function stackText(
  input: PresetInput,
  area: Area,
  { title: titleStyle, subtitle: subtitleStyle, gap, subtitleShare = 0.16 }: StackStyle
): TextStack {
  const room = Math.min(area.height, area.width / 3) * subtitleShare
  const fitted = input.subtitle
    ? fitText(
        input.subtitle,
        { maxLines: 2, maxSize: room, ...subtitleStyle },
        { width: area.width, height: room * 1.5 },
        input
      )
    : undefined
  const below = fitted ? gap + fitted.height : 0
  const title = fitText(input.title, titleStyle, { width: area.width, height: area.height - below }, input)
  const subtitle = fitted && smallerThan(title, fitted)
  const height = title.height + (subtitle ? gap + subtitle.height : 0)
  const top = area.y + (area.height - height) / 2
  const width = Math.max(title.width, subtitle?.width ?? 0)
  return {
    title,
    subtitle,
    titleTop: top,
    subtitleTop: top + title.height + gap,
    gapMiddle: top + title.height + gap / 2,
    covered: { x: area.x + (area.width - width) / 2, y: top, width, height }
  }
}

/**
 * A subtitle that is reduced if its letters would be nearly as large as those of the title.
 *
 * @param title its lines, or the size of its letters
 */
export function smallerThan(title: TextBlock | number, subtitle: TextBlock): TextBlock {
  const sizeOf = ({ lines }: TextBlock) => Math.min(...lines.map(line => line.size))
  const titleSize = typeof title === 'number' ? title : sizeOf(title)
  const factor = Math.min(1, (0.7 * titleSize) / sizeOf(subtitle))
  const lines = subtitle.lines.map(line => ({
    text: line.text,
    size: line.size * factor,
    width: line.width * factor,
    baseline: line.baseline * factor
  }))
  return { ...subtitle, lines, width: subtitle.width * factor, height: subtitle.height * factor }
}

/**
 * The unit that edges of a block's letters are measured in: that of the drawing, and less for small letters, which thick edges would
 * close.
 */
export const penOf = ({ lines }: TextBlock, unit: number): number =>
  Math.min(unit, Math.min(...lines.map(line => line.size)) * 2.4)
