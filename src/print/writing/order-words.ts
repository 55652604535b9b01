import { numberLetter, privateLetter, rightToLeftLetter } from './private-letters.ts'
import { type Direction, levelsOf, visualOrder } from './text-direction.ts'

/**
 * The pieces of a line in the order in which they are seen, from left to right. Where words run from right to left, the words and
 * spaces of a piece become pieces of their own; any other line stays as it is.
 *
 * @param measure the width of a part of a piece, in the unit of its width
 * @param direction of the paragraph; by default that of the line's first letter
 * @param isMirrored whether the line is mirrored once it is laid out
 */
export function orderWords<Piece extends { text: string; width: number }>(
  pieces: readonly Piece[],
  measure: (piece: Piece, text: string) => number,
  direction?: Direction,
  isMirrored = false
): Piece[] {
  if (!pieces.some(({ text }) => rightToLeftLetter.test(text))) return [...pieces]
  const levels = levelsOf(pieces.map(({ text }) => [...text].map(sampleOf).join('')).join(''), direction)
  let at = 0
  const parts = pieces.flatMap(piece => {
    const start = at
    at += [...piece.text].length
    return splitPiece(piece, levels.subarray(start, at), direction === 'rtl' ? 1 : 0, measure, isMirrored)
  })
  return visualOrder(parts).map(({ part }) => part)
}

/** A letter of one UTF-16 unit with the direction of a letter, for the algorithm that orders them. */
function sampleOf(letter: string): string {
  if (rightToLeftLetter.test(letter)) return '\u05d0'
  if (numberLetter.test(letter)) return '\u0661'
  return privateLetter.test(letter) || letter.length > 1 ? 'a' : letter
}

/**
 * Splits a piece where the level changes, and around spaces. What is drawn before the text, the dot of a token, becomes a piece
 * without a text: it is at the right of words that run from right to left, at the end of its space (`dotAtEnd`).
 */
function splitPiece<Piece extends { text: string; width: number }>(
  piece: Piece,
  levels: Uint8Array,
  base: number,
  measure: (piece: Piece, text: string) => number,
  isMirrored: boolean
): { part: Piece; level: number }[] {
  const texts: { text: string; level: number }[] = []
  for (const [index, letter] of [...piece.text].entries()) {
    const [last, level] = [texts.at(-1), levels[index] ?? 0]
    if (last?.level === level && endsInSpace(last.text) === endsInSpace(letter)) last.text += letter
    else texts.push({ text: letter, level })
  }
  const parts = texts.map(({ text, level }) => ({
    part: { ...piece, text, width: measure(piece, text), token: false },
    level
  }))
  const before = parts.reduce((left, { part }) => left - part.width, piece.width)
  const level = levels[0] ?? base
  const dotAtEnd = (level % 2 === 1) !== isMirrored
  const dot = { part: { ...piece, text: '', width: before, dotAtEnd }, level }
  return 'token' in piece && piece.token ? [dot, ...parts] : parts
}

const endsInSpace = (text: string) => /[ \u00a0]$/.test(text)

/** A shaped text on one line, with its words in the order in which they are seen. */
export const orderLine = (text: string): string =>
  orderWords([{ text, width: 0 }], () => 0)
    .map(word => word.text)
    .join('')
