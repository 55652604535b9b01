import { orderWords } from '../writing/order-words.ts'
import { privateLetter } from '../writing/private-letters.ts'
import { type Direction, directionOf } from '../writing/text-direction.ts'
import { breakWord } from './break-word.ts'
import { type FaceId, type Faces, measureText } from './faces.ts'
import { replaceMissingLetters } from './printable-text.ts'
import { wordBreaks } from './word-breaks.ts'

/** A stretch of text in one face and colour. */
export interface Run {
  text: string
  face: FaceId
  colour: string
  /** Language tag of a text in another language than the print. */
  language?: string
  /** Whether a reminder token's dot is drawn before the text. */
  token?: boolean
  /** Whether the text never breaks across lines, unless it is wider than a whole line. */
  together?: boolean
}

/** The part of a run that is on one line. `width` is measured, in points. */
export interface Piece extends Run {
  width: number
  /** Whether the dot of a token is at the end of its space: at the right of words that run from right to left. */
  dotAtEnd?: boolean
}

export type Line = readonly Piece[]

/** Type size, and `lead`: the distance between baselines. Both in points. */
export interface TextStyle {
  size: number
  lead: number
}

/** Width of a reminder token's dot and the space after it, as a share of the type size. */
export const tokenDotWidth = 1.05

/** How much narrower a toLines may get to avoid a single word on its last line: a share of its width. */
const maxNarrowing = 0.25
const narrowingStep = 0.02

/**
 * Breaks runs into lines no wider than `width` points. Breaks at spaces, after hyphens and after a slash between long
 * words. A word wider than a whole line is broken between letters, so that no text leaves its column. If the last
 * line would have a single word, the toLines gets narrower, unless that needs another line.
 */
export function breakLines(runs: readonly Run[], faces: Faces, style: TextStyle, width: number): Line[] {
  const { groups, context } = groupRuns(runs, faces, style, width)
  const filled = fill(groups, width)
  if (filled.length < 2 || !isLoneWord(filled.at(-1))) return toLines(filled, context)
  for (let share = 1 - narrowingStep; share >= 1 - maxNarrowing; share -= narrowingStep) {
    const narrowed = fill(groups, width * share)
    if (narrowed.length > filled.length) break
    if (!isLoneWord(narrowed.at(-1))) return toLines(narrowed, context)
  }
  return toLines(filled, context)
}

/** Like `breakLines`, but fills every line, however short the last one gets. For text beside or inside a shape. */
export function fillLines(runs: readonly Run[], faces: Faces, style: TextStyle, width: number): Line[] {
  const { groups, context } = groupRuns(runs, faces, style, width)
  return toLines(fill(groups, width), context)
}

/** Like `breakLines`, but with lines of similar width, for names and titles: the narrowest width that needs no extra line. */
export function balanceLines(runs: readonly Run[], faces: Faces, style: TextStyle, width: number): Line[] {
  const { groups, context } = groupRuns(runs, faces, style, width)
  const filled = fill(groups, width)
  let [best, min, max] = [filled, 0, width]
  while (filled.length > 1 && max - min > 1) {
    const middle = (min + max) / 2
    const tried = fill(groups, middle)
    if (tried.length > filled.length) min = middle
    else [best, max] = [tried, middle]
  }
  return toLines(best, context)
}

/** The pieces between two break opportunities. They stay on one line. */
interface Group {
  pieces: Line
  width: number
  /** Width without the trailing space, which may hang over the edge. */
  inkWidth: number
}

function groupRuns(runs: readonly Run[], faces: Faces, style: TextStyle, width: number) {
  const isMirrored = faces.text.other?.isMirrored ?? false
  const direction = directionOf(runs.map(({ text }) => text).join(' '), isMirrored)
  const context = { faces, size: style.size, width, direction }
  const parts = runs.flatMap((run, index) => splitRun(withTokenGap(run, runs[index + 1]), context))
  return { groups: groupParts(parts, context), context }
}

/** Whether a line is a single word. A setup note of several words and a reminder token do not count. */
const isLoneWord = ([first, ...others]: readonly Group[] = []) =>
  others.length === 0 &&
  first?.pieces.every(({ token }) => !token) &&
  !/ ./.test(first.pieces.map(({ text }) => text).join(''))

/** Adds a space before a token, so that its dot is closer to its own label than to the text before it. A dot without a label begins no line. */
const withTokenGap = (run: Run, next: Run | undefined): Run =>
  next?.token ? { ...run, text: run.text.replace(/ $/, next.text ? '\u00a0 ' : '\u00a0\u00a0') } : run

/** Puts as many groups on each line as fit (first fit). */
function fill(groups: readonly Group[], width: number): Group[][] {
  const lines: Group[][] = []
  let widthLeft = 0
  for (const group of groups) {
    const line = lines.at(-1)
    if (line && group.inkWidth <= widthLeft) line.push(group)
    else {
      lines.push([group])
      widthLeft = width
    }
    widthLeft -= group.width
  }
  return lines
}

const toLines = (lines: readonly Group[][], context: BreakContext): Line[] =>
  lines.map(groups => {
    const isMirrored = context.faces.text.other?.isMirrored
    const line: Piece[] = []
    const pieces = trimEnd(
      groups.flatMap(({ pieces }) => pieces),
      context
    )
    const measure = ({ face }: Piece, text: string) => measureText(context.faces[face], text, context.size)
    for (const piece of orderWords(pieces, measure, context.direction, isMirrored)) addPiece(line, piece)
    // The page turns the order round.
    return isMirrored ? line.reverse() : line
  })

/** The pieces of a line from left to right, also where the page turns them round. */
export const lineInOrder = (line: Line, { text: { other } }: Faces): Line =>
  other?.isMirrored ? line.toReversed() : line

/** The text of a line that is drawn as one piece. */
export const lineText = (line: Line, faces: Faces): string =>
  lineInOrder(line, faces)
    .map(({ text }) => text)
    .join('')

/** Width of a line's text in points. */
export const lineWidth = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0)

interface BreakContext {
  faces: Faces
  size: number
  width: number
  direction: Direction | undefined
}

interface Part {
  piece: Piece
  breakAfter: boolean
}

/** French uses it before `:` and `?`. The faces lack it, so a no-break space replaces it. */
const narrowSpace = /\u202f/g

/** A number or an `&` stays on one line with the next word. */
const bindsToNext = /^(?:&|\d{1,2}\.?) $/

function splitRun(run: Run, context: BreakContext): Part[] {
  const face = context.faces[run.face]
  const dotWidth = tokenDotWidth * context.size
  const text = replaceMissingLetters(
    run.text.replace(narrowSpace, '\u00a0'),
    face,
    context.direction
  ).replace(/[ \t\r\n]+/g, ' ')
  const words = text.match(/[^ ]+ ?| /g) ?? (run.token ? [''] : [])
  const stretches = words
    .flatMap(word => word.split(wordBreaks))
    .flatMap(word => breakWord(word, face, context.size, context.width - (run.token ? dotWidth : 0)))
  return stretches.map(({ text: stretch, width: textWidth }, index) => {
    const hasDot = run.token && index === 0
    const isInside = run.together && index < stretches.length - 1
    const width = textWidth + (hasDot ? dotWidth : 0)
    const piece = {
      text: stretch,
      face: run.face,
      colour: run.colour,
      width,
      ...(run.language && { language: run.language }),
      ...(hasDot ? { token: true } : {})
    }
    const isBound = isInside || bindsToNext.test(stretch)
    return { piece, breakAfter: !isBound && (index < stretches.length - 1 || stretch.endsWith(' ')) }
  })
}

/** Groups pieces between break opportunities. A groupRuns wider than a line is split into its pieces. */
function groupParts(parts: readonly Part[], context: BreakContext): Group[] {
  const groups: Group[] = []
  let pieces: Piece[] = []
  parts.forEach(({ piece, breakAfter }, index) => {
    pieces.push(piece)
    if (!breakAfter && index < parts.length - 1) return
    const whole = toGroup(pieces, context)
    groups.push(...(whole.inkWidth > context.width ? pieces.map(each => toGroup([each], context)) : [whole]))
    pieces = []
  })
  return groups
}

const toGroup = (pieces: Line, context: BreakContext): Group => ({
  pieces,
  width: lineWidth(pieces),
  inkWidth: inkWidthOf(pieces, context)
})

/** Width of pieces without the trailing space. */
function inkWidthOf(pieces: Line, { faces, size }: BreakContext): number {
  const last = pieces.at(-1)
  return lineWidth(pieces) - (last?.text.endsWith(' ') ? measureText(faces[last.face], ' ', size) : 0)
}

function addPiece(line: Piece[], piece: Piece): void {
  const last = line.at(-1)
  if (
    !last ||
    piece.token ||
    last.face !== piece.face ||
    last.colour !== piece.colour ||
    last.language !== piece.language ||
    // Both are drawn in fonts of their own.
    privateLetter.test(last.text) !== privateLetter.test(piece.text)
  ) {
    line.push(piece)
    return
  }
  line[line.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width }
}

function trimEnd(line: readonly Piece[], context: BreakContext): Piece[] {
  const last = line.at(-1)
  if (!last?.text.endsWith(' ')) return [...line]
  const trimmed = { ...last, text: last.text.slice(0, -1), width: inkWidthOf([last], context) }
  return trimmed.text ? [...line.slice(0, -1), trimmed] : line.slice(0, -1)
}
