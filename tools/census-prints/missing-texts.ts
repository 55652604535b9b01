import { toPrintableText } from '#print/typeset/printable-text.ts'
import type { ExpectedTexts } from './expected-texts.ts'

/** The fewest letters of a part of a text that continues on the next page. */
const minPartLength = 6

/** A printable text without white space, because lines can break between words and after hyphens. */
export const withoutSpaces = (text: string): string => toPrintableText(text).replace(/\s+/g, '')

/** Expected texts that a printed text lacks (`lost`), or has at another position (`order`). */
export function findMissingTexts(
  text: string,
  { words }: ExpectedTexts
): { kind: 'lost' | 'order'; word: string }[] {
  const all = withoutSpaces(text)
  const lost: { kind: 'lost' | 'order'; word: string }[] = []
  let at = 0
  for (const word of words) {
    const expected = withoutSpaces(word)
    const end = endOf(expected, all, at)
    if (end !== undefined) at = end
    else lost.push({ kind: endOf(expected, all, 0) === undefined ? 'lost' : 'order', word })
  }
  return lost
}

/**
 * The index after the first match of `words` in `text` from `from` on, whole or in parts that a page break separates;
 * undefined without a match. Finds the longest matching part by bisection.
 */
function endOf(words: string, text: string, from: number): number | undefined {
  const found = text.indexOf(words, from)
  if (found >= 0) return found + words.length
  let [low, high] = [0, words.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (text.includes(words.slice(0, middle), from)) low = middle
    else high = middle
  }
  if (low < minPartLength) return undefined
  return endOf(words.slice(low), text, text.indexOf(words.slice(0, low), from) + low)
}
