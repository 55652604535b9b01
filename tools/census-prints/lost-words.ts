import { printable } from '#print/letters.ts'
import type { WantedWords } from './wanted-words.ts'

/** Letters of a stretch that may stand alone where a text goes on over a page. */
const leastStretch = 6

/** Texts without any white space: a line break may stand anywhere between words, and after hyphens. */
export const joined = (text: string): string => printable(text).replace(/\s+/g, '')

/** Words that a text does not have, or not after those before them. */
export function lostWords(text: string, { words }: WantedWords): { kind: 'lost' | 'order'; word: string }[] {
  const all = joined(text)
  const lost: { kind: 'lost' | 'order'; word: string }[] = []
  let at = 0
  for (const word of words) {
    const wanted = joined(word)
    const end = endOf(wanted, all, at)
    if (end !== undefined) at = end
    else lost.push({ kind: endOf(wanted, all, 0) === undefined ? 'lost' : 'order', word })
  }
  return lost
}

/** Where words end in a text that they stand in from `from` on, whole or in stretches with a page's end between. */
function endOf(words: string, text: string, from: number): number | undefined {
  const found = text.indexOf(words, from)
  if (found >= 0) return found + words.length
  let [some, all] = [0, words.length]
  while (all - some > 1) {
    const middle = (some + all) >> 1
    if (text.includes(words.slice(0, middle), from)) some = middle
    else all = middle
  }
  if (some < leastStretch) return undefined
  return endOf(words.slice(some), text, text.indexOf(words.slice(0, some), from) + some)
}
