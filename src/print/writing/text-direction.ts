import createBidi from 'bidi-js'
import { rightToLeftLetter } from './private-letters.ts'

const bidi = createBidi()

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a text has letters of a writing system that runs from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

export type Direction = 'ltr' | 'rtl'

/**
 * The direction of a paragraph, shaped or not, which is that of its first letter. On a mirrored page it runs from right to left if any
 * of its words does. Undefined when none does.
 */
export function directionOf(text: string, isMirrored: boolean): Direction | undefined {
  const runsLeft = (part: string) => hasRightToLeft(part) || rightToLeftLetter.test(part)
  if (!runsLeft(text)) return undefined
  return isMirrored || runsLeft(/[\p{L}\p{Co}]/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

/** A part of a text that runs in one direction. `level` is its embedding level: odd for right to left. */
export interface DirectedPart {
  text: string
  level: number
}

/** The embedding level of each UTF-16 unit of a text, after the Unicode bidirectional algorithm. */
export const levelsOf = (text: string, base?: Direction): Uint8Array =>
  bidi.getEmbeddingLevels(text, base).levels

/** Splits the part of a text from `start` to `end` where its level changes. */
export function splitByLevel(text: string, levels: Uint8Array, start: number, end: number): DirectedPart[] {
  const parts: DirectedPart[] = []
  for (let at = start; at < end; at++) {
    const level = levels[at] ?? 0
    const last = parts.at(-1)
    if (last?.level === level) last.text += text[at]
    else parts.push({ text: text[at] ?? '', level })
  }
  return parts
}

/** Parts of a line in the order in which they are seen, from left to right. */
export function visualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts]
  const levels = ordered.map(({ level }) => level)
  const odd = levels.filter(level => level % 2 === 1)
  if (odd.length === 0) return ordered
  for (let level = Math.max(...levels); level >= Math.min(...odd); level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

/** The sign that a text from right to left shows in place of a bracket. */
export const mirrored = (letter: string): string => bidi.getMirroredCharacter(letter) ?? letter

/** Whether more than half of the letters of texts belong to writing systems that run from right to left. */
export function runsRightToLeft(texts: readonly string[]): boolean {
  let [all, rightToLeft] = [0, 0]
  for (const text of texts) {
    if (!hasRightToLeft(text)) {
      all += text.length
      continue
    }
    for (const letter of text.match(/\p{L}/gu) ?? []) {
      all++
      if (hasRightToLeft(letter)) rightToLeft++
    }
  }
  return rightToLeft > all / 2
}
