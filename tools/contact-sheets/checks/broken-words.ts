import { findingOf, type PageFinding, textNodes, textRects } from './element.ts'

/** Languages whose words browsers hyphenate; there is no pattern for Vietnamese and, in Chromium, Turkish. */
const hyphenated = new Set(['en', 'fr', 'de', 'pt'])

/** Where a line ends inside a word. */
export interface WordBreak {
  word: string
  /** The index of the first character of the next line. */
  at: number
  /** The computed style. */
  hyphens: string
  /** The letters of the shortest word that is hyphenated: the first number of `hyphenate-limit-chars`. */
  least?: number
  /** The tag of the language. */
  language: string
}

/**
 * Whether a word is broken between two letters without a hyphen. Where `hyphens: auto` is in force, the browser adds one, or would with
 * its dictionary.
 */
export function isBroken({ word, at, hyphens, least = 0, language }: WordBreak): boolean {
  const isLetter = (text = '') => /[\p{L}\p{M}\p{N}]/u.test(text)
  if (!isLetter(word[at - 1]) || !isLetter(word[at])) return false
  // Nobody reads an address, an id or a key by its syllables.
  if (/[@_\\]|:\/\/|\w\.\w|\w\/\w|[0-9a-f]{12}/.test(word)) return false
  const isHyphenated =
    hyphens === 'auto' && word.length >= least && hyphenated.has(language.split('-')[0] ?? '')
  return !isHyphenated
}

/** Finds words of which one part stands on the next line without a hyphen. */
export function findBrokenWords(root: Element): PageFinding[] {
  const findings: PageFinding[] = []
  for (const { node, parent } of textNodes(root)) {
    if (parent.closest('svg, code, pre, kbd, .cm-editor') || textRects(node).length < 2) continue
    const style = getComputedStyle(parent)
    const { hyphens } = style
    const least = Number.parseInt(style.getPropertyValue('hyphenate-limit-chars'), 10) || 0
    const language = parent.closest('[lang]')?.getAttribute('lang') ?? ''
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const broken = breaksOf(node, word, index).find(at => isBroken({ word, at, hyphens, least, language }))
      if (broken === undefined) continue
      findings.push(
        findingOf(
          'broken word',
          parent,
          `hyphens: ${hyphens}, lang: ${language}`,
          `${word.slice(0, broken)}|${word.slice(broken)}`
        )
      )
    }
  }
  return findings
}

/** The indexes in a word at which a line begins. */
function breaksOf(node: Text, word: string, start: number): number[] {
  if (word.length < 2 || textRects(node, start, start + word.length).length < 2) return []
  // The letter after a soft hyphen has a box at the end of the line before, too.
  const bottoms = word
    .split('')
    .map((_, index) => textRects(node, start + index, start + index + 1).at(-1)?.bottom)
  return bottoms.flatMap((bottom, index) => {
    const before = bottoms[index - 1]
    return bottom !== undefined && before !== undefined && bottom > before + 4 ? [index] : []
  })
}
