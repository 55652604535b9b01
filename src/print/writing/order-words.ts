import { rightToLeftLetter } from './private-letters.ts'
import { levelsOf, visualOrder } from './text-direction.ts'

/** Letters that stand for a word of each direction, for the algorithm that orders them. */
const samples = { rightToLeft: '\u05d0', leftToRight: 'a', number: '1' } as const

/**
 * The pieces of a line in the order in which they are seen, from left to right. Where words run from right to left, the
 * spaces become pieces of their own; any other line stays as it is.
 *
 * @param spaceWidth the width of a space of this piece, in the unit of its width
 */
export function orderWords<Piece extends { text: string; width: number }>(
  pieces: readonly Piece[],
  spaceWidth: (piece: Piece) => number
): Piece[] {
  if (!pieces.some(({ text }) => rightToLeftLetter.test(text))) return [...pieces]
  const parts = pieces.flatMap(piece => splitSpaces(piece, spaceWidth(piece)))
  const levels = levelsOf(parts.map(({ text }) => sampleOf(text)).join(''))
  return visualOrder(parts.map((part, index) => ({ part, level: levels[index] ?? 0 }))).map(
    ({ part }) => part
  )
}

function sampleOf(text: string): string {
  if (text.trim() === '') return ' '
  if (rightToLeftLetter.test(text)) return samples.rightToLeft
  if (/\p{L}/u.test(text)) return samples.leftToRight
  return /\d/.test(text) ? samples.number : text.charAt(0)
}

/** A word without the spaces around it, and the spaces. */
function splitSpaces<Piece extends { text: string; width: number }>(piece: Piece, space: number): Piece[] {
  const [, before = '', word = '', after = ''] = /^( *)(.*?)( *)$/.exec(piece.text) ?? []
  const spaces = (text: string): Piece[] =>
    text ? [{ ...piece, text, width: text.length * space, token: false }] : []
  const width = piece.width - (before.length + after.length) * space
  return [...spaces(before), ...(word ? [{ ...piece, text: word, width }] : []), ...spaces(after)]
}

/** A shaped text on one line, with its words in the order in which they are seen. */
export const orderLine = (text: string): string =>
  rightToLeftLetter.test(text)
    ? orderWords(
        (text.match(/[^ ]+| +/g) ?? []).map(word => ({ text: word, width: 0 })),
        () => 0
      )
        .map(word => word.text)
        .join('')
    : text
