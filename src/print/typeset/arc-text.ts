import { orderLine } from '../writing/order-words.ts'
import { type Face, glyphsOf, measureText, type OutlinedGlyph } from './faces.ts'
import { pathCommands, rounded } from './path-data.ts'
import { replaceMissingLetters } from './printable-text.ts'

/** One line of text along a circle, in its lower or its upper half. The unit is a hundredth of the token's diameter. */
export interface ArcText {
  /** SVG path data of the letters' outlines, in the coordinates of the token. */
  d: string
  size: number
  /** Smallest and largest distance of the outlines from the token's centre. */
  inner: number
  outer: number
  /** Angle that the text takes, in degrees. */
  span: number
  /** Set for a line in the upper half. */
  isAbove?: true
}

export interface ArcStyle {
  face: Face
  /** Radius of the baseline of the lowest line. */
  radius: number
  /** Largest and smallest type size of a single line. Two lines start at `least`. */
  largest: number
  least: number
  /** Maximum angle of a line, in degrees. */
  widest: number
}

type LineStyle = Pick<ArcStyle, 'face' | 'radius' | 'widest'> & { size: number }

/**
 * Sets one line along the upper half of a circle, in one size. Text that is too long is cut with an ellipsis; `undefined`
 * for an empty one.
 */
export function setTextAbove(text: string, { face, radius, size, widest }: LineStyle): ArcText | undefined {
  let line = shorten(replaceMissingLetters(text, face).replace(/\s+/g, ' ').trim(), maxLetters)
  const span = () => degrees((advance(line, face) * size) / radius)
  while (span() > widest) line = shorten(line, [...line].length - 1)
  return line
    ? { ...draw(orderLine(line), face, size, radius, 'above'), span: span(), isAbove: true }
    : undefined
}

const centre = 50
/** Sums of widths in another order differ by less. */
const roundingError = 1e-9
const sizeStep = 0.25
/** Minimum type size of two lines. Text that is still too long is shortened. */
const minSize = 4
/** A file may contain a name of any length. */
const maxLetters = 90
/** Distance between baselines, in type sizes. */
const lead = 0.98
/** Height above the baseline, in type sizes, at which letters have their normal spacing. On the inside of a circle their tops are closer. */
const spacingHeight = 0.26

/**
 * Sets text on an arc in the largest size that fits on one line, otherwise on two lines, the first one inside. Text
 * that does not fit on two lines of the smallest size is cut with an ellipsis.
 */
export function setTextOnArc(text: string, style: ArcStyle): ArcText[] {
  const line = replaceMissingLetters(text, style.face).replace(/\s+/g, ' ').trim()
  if (!line) return []
  const single = fitLines([line], style, style.largest, style.least)
  return single ?? setOnTwo(shorten(line, maxLetters), style)
}

function setOnTwo(text: string, style: ArcStyle): ArcText[] {
  const [first, second] = splitInTwo(text, style.face)
  const fitted = fitLines(second ? [first, second] : [first], style, style.least, minSize)
  return fitted ?? setOnTwo(shorten(text, Math.floor([...text].length * 0.85)), style)
}

/** Cuts a text to `max` letters, with an ellipsis. */
function shorten(text: string, max: number): string {
  const letters = [...text]
  if (letters.length <= max) return text
  return `${letters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`
}

/** Splits a text between two words, or after a hyphen, into lines of most similar width. */
function splitInTwo(text: string, face: Face): [string, string] {
  const total = measureText(face, text, 1)
  let best = { at: text.length, longer: total }
  let [start, before] = [0, 0]
  for (const { index: at } of text.matchAll(/(?<=\S) (?=\S)|(?<=\p{L}-)(?=\p{L})/gu)) {
    before += measureText(face, text.slice(start, at), 1)
    const space = text[at] === ' ' ? measureText(face, ' ', 1) : 0
    const longer = Math.max(before, total - before - space)
    if (longer < best.longer - roundingError) best = { at, longer }
    start = at
  }
  return [text.slice(0, best.at), text.slice(best.at).trim()]
}

/** The lines in the largest size in which each fits its arc; `undefined` when none fits. */
function fitLines(lines: readonly string[], style: ArcStyle, from: number, to: number) {
  const widths = lines.map(line => advance(line, style.face))
  for (let size = from; size >= to; size -= sizeStep) {
    const arcs = lines.map((text, index) => {
      const radius = style.radius - (lines.length - 1 - index) * size * lead
      return { text, radius, span: spanOf(widths[index] ?? 0, size, radius) }
    })
    if (arcs.every(({ span }) => span <= style.widest)) {
      return arcs.map(arc => ({ ...draw(orderLine(arc.text), style.face, size, arc.radius), span: arc.span }))
    }
  }
  return undefined
}

/** Width of a text in type sizes. */
const advance = (text: string, face: Face) =>
  glyphsOf(text, face).reduce((sum, { advance }) => sum + advance, 0) / 1000

const spanOf = (width: number, size: number, radius: number) =>
  degrees((width * size) / (radius - spacingHeight * size))

const degrees = (radians: number) => (radians * 180) / Math.PI

function draw(
  text: string,
  face: Face,
  size: number,
  radius: number,
  half: 'above' | 'below' = 'below'
): Omit<ArcText, 'span' | 'isAbove'> {
  const scale = size / 1000
  const glyphs = glyphsOf(text, face)
  /** Up is outward above the centre, and inward below it. */
  const outward = half === 'above' ? 1 : -1
  const spacingRadius = half === 'above' ? radius : radius - spacingHeight * size
  const path: string[] = []
  let [inner, outer] = [Number.POSITIVE_INFINITY, 0]
  let pen = -glyphs.reduce((sum, { advance }) => sum + advance, 0) / 2
  for (const { outline, width, advance } of glyphs) {
    // A combining mark has no width and stays on the letter before it.
    const half = width / 2
    const angle = ((pen + half) * scale) / spacingRadius
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const bend = (x: number, y: number): [number, number] => {
      const [along, up] = [(x - half) * scale, y * scale]
      const height = radius + outward * up
      const distance = Math.hypot(height, along)
      inner = Math.min(inner, distance)
      outer = Math.max(outer, distance)
      return [centre + height * sin + along * cos, centre - outward * (height * cos - along * sin)]
    }
    path.push(pathOf(outline, bend))
    pen += advance
  }
  return { d: path.join(''), size, inner: Math.min(inner, radius), outer }
}

/** A point of an outline, placed. */
type Bend = (x: number, y: number) => [number, number]

/** An outline as SVG path data, each of its points placed by a function. */
export const pathOf = (outline: OutlinedGlyph['outline'], bend: Bend): string =>
  outline
    .map(({ command, args }) => pathCommands[command] + bendAll(args, bend).map(rounded).join(' '))
    .join('')

function bendAll(args: readonly number[], bend: Bend): number[] {
  const bent: number[] = []
  for (let at = 0; at + 1 < args.length; at += 2) bent.push(...bend(args[at] ?? 0, args[at + 1] ?? 0))
  return bent
}
