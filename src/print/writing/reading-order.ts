import { rightToLeftLetter } from './private-letters.ts'
import { visualOrder } from './text-direction.ts'

/**
 * A drawn line as it is read, where it has words from right to left; undefined for any other line.
 *
 * @param text with its glyphs from left to right
 * @param read the letters that private letters stand for
 */
export function toReadingOrder(text: string, read: (text: string) => string): string | undefined {
  if (!rightToLeftLetter.test(text)) return undefined
  const parts = text.match(/[^ ]+| +/g) ?? []
  const words = parts.filter(part => part.trim() !== '')
  const isRightToLeft = 2 * words.filter(isTurned).length >= words.length
  const spelled = parts.map(part => ({ text: isTurned(part) ? turn(part, read) : read(part), part }))
  const ordered = isRightToLeft ? spelled.toReversed() : spelled
  // What runs against the line is turned round as a whole, with the spaces in it.
  const runsAgainst = (part: string | undefined) =>
    part !== undefined && part.trim() !== '' && isTurned(part) !== isRightToLeft
  const levels = ordered.map(({ part }, index) => {
    const isInside = runsAgainst(ordered[index - 1]?.part) && runsAgainst(ordered[index + 1]?.part)
    return runsAgainst(part) || (part.trim() === '' && isInside) ? 1 : 0
  })
  return visualOrder(ordered.map((each, index) => ({ ...each, level: levels[index] ?? 0 })))
    .map(each => each.text)
    .join('')
}

const isTurned = (word: string) => rightToLeftLetter.test(word)

/** A word from right to left; numbers in it stay. */
const turn = (word: string, read: (text: string) => string): string =>
  [...word]
    .reverse()
    .map(read)
    .join('')
    .replace(/\d[\d.,:]*\d/g, number => [...number].reverse().join(''))
