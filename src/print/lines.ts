import { type FaceId, type Faces, measure } from './faces.ts'

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

/**
 * Breaks runs into lines no wider than `width` points. Breaks at spaces and after hyphens and slashes; a word
 * wider than a whole line is broken between letters, so that nothing ever leaves its column.
 */
export function breakLines(runs: readonly Run[], faces: Faces, type: Type, width: number): Line[] {
  const setter = { faces, size: type.size, width }
  const lines: Piece[][] = []
  let line: Piece[] = []
  for (const group of groupsOf(
    runs.flatMap(run => partsOf(run, setter)),
    setter
  )) {
    if (line.length > 0 && widthOf(line) + inkWidth(group, setter) > width) {
      lines.push(line)
      line = []
    }
    for (const piece of group) addPiece(line, piece)
  }
  if (line.length > 0) lines.push(line)
  return lines.map(each => trimEnd(each, setter))
}

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

function partsOf(run: Run, setter: Setter): Part[] {
  const text = run.text
    .normalize('NFC')
    .replace(narrowSpace, '\u00a0')
    .replace(/[ \t\r\n]+/g, ' ')
  const words = text.match(/[^ ]+ ?| /g) ?? (run.token ? [''] : [])
  const stretches = words
    .flatMap(word => word.split(/(?<=[^ ][-/–—])(?=\p{L})/u))
    .flatMap(word => divide(word, run, setter))
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
    return { piece, breakAfter: !inside && (index < stretches.length - 1 || stretch.endsWith(' ')) }
  })
}

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
  return [...stretches, stretch]
}

/** Pieces that no break may part stand in one group; a group wider than a line is given up to its pieces. */
function groupsOf(parts: readonly Part[], setter: Setter): Piece[][] {
  const groups: Piece[][] = []
  let group: Piece[] = []
  parts.forEach(({ piece, breakAfter }, index) => {
    group.push(piece)
    if (!breakAfter && index < parts.length - 1) return
    groups.push(...(inkWidth(group, setter) > setter.width ? group.map(each => [each]) : [group]))
    group = []
  })
  return groups
}

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
