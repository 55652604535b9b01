import type { Face } from './faces.ts'
import { spell } from './letters.ts'

/** Words set along the lower half of a circle, in units of a token 100 wide. */
export interface ArcWords {
  /** The letters' outlines as one SVG path, at their place on the token. */
  d: string
  size: number
  /** Between which distances from the token's middle the letters stand. */
  inner: number
  outer: number
  /** How far round the letters reach, in degrees. */
  span: number
}

export interface ArcStyle {
  face: Face
  /** Of the baseline of the lowest line. */
  radius: number
  /** Type sizes that are tried on one line, then on two. */
  largest: number
  least: number
  /** Degrees that a line may take. */
  widest: number
}

const middle = 50
const sizeStep = 0.25
/** Type never gets smaller than this; words that are still too long lose their end. */
const leastOfAll = 4
/** Letters of a name that a file may bring as long as a book. */
const mostLetters = 90
/** From one line's baseline to the next one's, in type sizes. */
const lead = 0.98
/** Letters on the inside of a circle crowd at their tops: their distances are kept at this height over the baseline. */
const evenAt = 0.26
const features = { lnum: true, liga: true, kern: true }

/**
 * Sets words on the arc, as large as they fit on one line, else on two lines, the first one inside. Only what
 * two lines of the least type cannot hold is cut, with an ellipsis.
 */
export function setOnArc(words: string, style: ArcStyle): ArcWords[] {
  const text = spell(words, style.face).replace(/\s+/g, ' ').trim()
  if (!text) return []
  const one = fitLines([text], style, style.largest, style.least)
  return one ?? setOnTwo(shorten(text, mostLetters), style)
}

function setOnTwo(text: string, style: ArcStyle): ArcWords[] {
  const wide = (line: string) => advance(line, style.face)
  const [first, second] = divide(text, wide)
  const fitted = fitLines(second ? [first, second] : [first], style, style.least, leastOfAll)
  return fitted ?? setOnTwo(shorten(text, Math.floor([...text].length * 0.85)), style)
}

/** A text of so many letters at most, its cut end marked. */
function shorten(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}

/** The place between two words, or after a hyphen, that leaves the two lines as even as can be. */
function divide(text: string, wide: (line: string) => number): [string, string] {
  const breaks = [...text.matchAll(/(?<=\S) (?=\S)|(?<=\p{L}-)(?=\p{L})/gu)].map(({ index }) => index)
  const pairs = breaks.map((at): [string, string] => [text.slice(0, at), text.slice(at).trim()])
  const longer = ([first, second]: [string, string]) => Math.max(wide(first), wide(second))
  return pairs.reduce((best, pair) => (longer(pair) < longer(best) ? pair : best), [text, ''])
}

/** The lines in the largest type in which each keeps to its arc; none when even the least is too large. */
function fitLines(lines: readonly string[], style: ArcStyle, from: number, to: number) {
  const widths = lines.map(line => advance(line, style.face))
  for (let size = from; size >= to; size -= sizeStep) {
    const arcs = lines.map((text, index) => {
      const radius = style.radius - (lines.length - 1 - index) * size * lead
      return { text, radius, span: spanOf(widths[index] ?? 0, size, radius) }
    })
    if (arcs.every(({ span }) => span <= style.widest)) {
      return arcs.map(arc => ({ ...draw(arc.text, style.face, size, arc.radius), span: arc.span }))
    }
  }
  return undefined
}

/** Width of words in type sizes. */
const advance = (text: string, { font }: Face) => font.layout(text, features).advanceWidth / font.unitsPerEm

const spanOf = (width: number, size: number, radius: number) =>
  degrees((width * size) / (radius - evenAt * size))

const degrees = (radians: number) => (radians * 180) / Math.PI

function draw(text: string, face: Face, size: number, radius: number): Omit<ArcWords, 'span'> {
  const { font } = face
  const scale = size / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(text, features)
  const even = radius - evenAt * size
  const path: string[] = []
  let [inner, outer] = [Number.POSITIVE_INFINITY, 0]
  let pen = -advanceWidth / 2
  glyphs.forEach((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {}
    // A mark without a width of its own stands on the letter before it.
    const half = glyph.advanceWidth / 2
    const angle = ((pen + half) * scale) / even
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const outline = glyph.path.mapPoints((x, y) => {
      const [along, up] = [(x + xOffset - half) * scale, (y + yOffset) * scale]
      const distance = Math.hypot(radius - up, along)
      inner = Math.min(inner, distance)
      outer = Math.max(outer, distance)
      return [middle + (radius - up) * sin + along * cos, middle + (radius - up) * cos - along * sin]
    })
    path.push(...outline.commands.map(({ command, args }) => letters[command] + args.map(short).join(' ')))
    pen += xAdvance
  })
  return { d: path.join(''), size, inner: Math.min(inner, radius), outer }
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z'
} as const

const short = (value: number) => String(Math.round(value * 100) / 100)
