import { type FaceId, type Faces, measure } from './faces.ts'
import { spell } from './letters.ts'

/** A stretch of words in one look. */
export interface Run {
  text: string
  face: FaceId
  colour: string
  /** Draws a reminder token's dot before the words. */
  token?: boolean
  /** Whether the words stand on one line wherever a line can hold them. */
  together?: boolean
}

/** A run's share of one line, with the width in points that it was measured to. */
export interface Piece extends Run {
  width: number
}

export type Line = readonly Piece[]

export interface Type {
  size: number
  lead: number
}

/** Width of the dot of a reminder token with the air after it, as a share of the type size. */
export const tokenWidth = 1.05

/** How far a paragraph may draw in so that its last line gets company: a share of its width. */
const mostDrawnIn = 0.25
const drawnInStep = 0.02

/**
 * Breaks runs into lines no wider than `width` points. Breaks at spaces, after hyphens and between long words at a
 * slash; a word wider than a whole line is broken between letters, so that nothing ever leaves its column. Where a
 * single word would be left on the last line, the lines above draw in, if that takes no further line.
 */
export function breakLines(runs: readonly Run[], faces: Faces, type: Type, width: number): Line[] {
  const { groups, setter } = group(runs, faces, type, width)
  const filled = fill(groups, width)
  if (filled.length < 2 || !isLoneWord(filled.at(-1))) return paragraph(filled, setter)
  for (let share = 1 - drawnInStep; share >= 1 - mostDrawnIn; share -= drawnInStep) {
    const drawnIn = fill(groups, width * share)
    if (drawnIn.length > filled.length) break
    if (!isLoneWord(drawnIn.at(-1))) return paragraph(drawnIn, setter)
  }
  return paragraph(filled, setter)
}

/** The same with every line as full as can be, the last one however short: for words whose lines differ in width. */
export function fillLines(runs: readonly Run[], faces: Faces, type: Type, width: number): Line[] {
  const { groups, setter } = group(runs, faces, type, width)
  return paragraph(fill(groups, width), setter)
}

/** The same with lines of about one width, for names and titles: the narrowest that need no further line. */
export function balanceLines(runs: readonly Run[], faces: Faces, type: Type, width: number): Line[] {
  const { groups, setter } = group(runs, faces, type, width)
  const filled = fill(groups, width)
  let [best, least, most] = [filled, 0, width]
  while (filled.length > 1 && most - least > 1) {
    const middle = (least + most) / 2
    const tried = fill(groups, middle)
    if (tried.length > filled.length) least = middle
    else [best, most] = [tried, middle]
  }
  return paragraph(best, setter)
}

/** Pieces that no break may part. */
interface Group {
  pieces: Line
  width: number
  /** Without the space at its end, which may hang over the edge. */
  ink: number
}

function group(runs: readonly Run[], faces: Faces, type: Type, width: number) {
  const setter = { faces, size: type.size, width }
  const parts = runs.flatMap((run, index) => partsOf(runs[index + 1]?.token ? standOff(run) : run, setter))
  return { groups: groupsOf(parts, setter), setter }
}

/** Words that stand together, like a setup note, need no company, and no more do tokens. */
const isLoneWord = ([first, ...others]: readonly Group[] = []) =>
  others.length === 0 &&
  first?.pieces.every(({ token }) => !token) &&
  !/ ./.test(first.pieces.map(({ text }) => text).join(''))

/** More air before a token than between its dot and its label, so that it is plain which label is whose. */
const standOff = (run: Run): Run => ({ ...run, text: run.text.replace(/ $/, '\u00a0 ') })

/** Puts as many groups on each line as it holds. */
function fill(groups: readonly Group[], width: number): Group[][] {
  const lines: Group[][] = []
  let left = 0
  for (const group of groups) {
    const line = lines.at(-1)
    if (line && group.ink <= left) line.push(group)
    else {
      lines.push([group])
      left = width
    }
    left -= group.width
  }
  return lines
}

const paragraph = (lines: readonly Group[][], setter: Setter): Line[] =>
  lines.map(groups => {
    const line: Piece[] = []
    for (const { pieces } of groups) for (const piece of pieces) addPiece(line, piece)
    return trimEnd(line, setter)
  })

/** Width in points of the words of a line. */
export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0)

interface Setter {
  faces: Faces
  size: number
  width: number
}

interface Part {
  piece: Piece
  breakAfter: boolean
}

/** French has it before `:` and `?`; our faces do not, and a space of usual width that does not break stands in. */
const narrowSpace = /\u202f/g

/** After hyphens and dashes, and after the slash between two long words. */
const breaks = /(?<=[^ ][-–—]|\p{L}{4}\/)(?=\p{L})/u

/** A number or an `&` stands with the word after it. */
const leading = /^(?:&|\d{1,2}\.?) $/

function partsOf(run: Run, setter: Setter): Part[] {
  const text = spell(run.text.replace(narrowSpace, '\u00a0'), setter.faces[run.face]).replace(
    /[ \t\r\n]+/g,
    ' '
  )
  const words = text.match(/[^ ]+ ?| /g) ?? (run.token ? [''] : [])
  const stretches = words.flatMap(word => word.split(breaks)).flatMap(word => divide(word, run, setter))
  return stretches.map((stretch, index) => {
    const dot = run.token && index === 0
    const inside = run.together && index < stretches.length - 1
    const width = measure(setter.faces[run.face], stretch, setter.size) + (dot ? tokenWidth * setter.size : 0)
    const piece = {
      text: stretch,
      face: run.face,
      colour: run.colour,
      width,
      ...(dot ? { token: true } : {})
    }
    const bound = inside || leading.test(stretch)
    return { piece, breakAfter: !bound && (index < stretches.length - 1 || stretch.endsWith(' ')) }
  })
}

/** Letters of a cut word that stand together at least. */
const leastLetters = 3

/** Cuts a word that no line can hold into stretches that fit. */
function divide(word: string, run: Run, { faces, size, width }: Setter): string[] {
  const room = width - (run.token ? tokenWidth * size : 0)
  const fits = (text: string) => measure(faces[run.face], text, size) <= room
  if (fits(word.trimEnd())) return [word]
  const stretches: string[] = []
  let stretch = ''
  for (const letter of word) {
    if (stretch && !fits(stretch + letter)) {
      stretches.push(stretch)
      stretch = ''
    }
    stretch += letter
  }
  const before = stretches.pop() ?? ''
  const short = Math.max(0, leastLetters - [...stretch.trimEnd()].length)
  const moved = short > 0 && before.length > 2 * leastLetters ? [...before].slice(-short).join('') : ''
  return [...stretches, before.slice(0, before.length - moved.length), moved + stretch]
}

/** A group wider than a line is given up to its pieces. */
function groupsOf(parts: readonly Part[], setter: Setter): Group[] {
  const groups: Group[] = []
  let pieces: Piece[] = []
  parts.forEach(({ piece, breakAfter }, index) => {
    pieces.push(piece)
    if (!breakAfter && index < parts.length - 1) return
    const whole = groupOf(pieces, setter)
    groups.push(...(whole.ink > setter.width ? pieces.map(each => groupOf([each], setter)) : [whole]))
    pieces = []
  })
  return groups
}

const groupOf = (pieces: Line, setter: Setter): Group => ({
  pieces,
  width: widthOf(pieces),
  ink: inkWidth(pieces, setter)
})

/** Width of a group without the space at its end, which may hang over the edge. */
function inkWidth(group: Line, { faces, size }: Setter): number {
  const last = group.at(-1)
  return widthOf(group) - (last?.text.endsWith(' ') ? measure(faces[last.face], ' ', size) : 0)
}

function addPiece(line: Piece[], piece: Piece): void {
  const last = line.at(-1)
  if (!last || piece.token || last.face !== piece.face || last.colour !== piece.colour) {
    line.push(piece)
    return
  }
  line[line.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width }
}

function trimEnd(line: Piece[], setter: Setter): Line {
  const last = line.at(-1)
  if (!last?.text.endsWith(' ')) return line
  const trimmed = { ...last, text: last.text.slice(0, -1), width: inkWidth([last], setter) }
  return trimmed.text ? [...line.slice(0, -1), trimmed] : line.slice(0, -1)
}
