import { foldLetters } from '#core/fold-letters.ts'
import type { HelpIndexEntry } from './help-index.ts'

/** A part of a text; a matched one is marked. */
export interface SnippetPart {
  text: string
  isMatch: boolean
}

export interface HelpResult {
  entry: HelpIndexEntry
  snippet: readonly SnippetPart[]
}

/** Results that are shown. */
const maxResults = 20
/** Words of a snippet before and after the first match. */
const wordsBefore = 6
const wordsAfter = 22

/**
 * Finds the sections that have every word of the query, as the start of one of theirs; those that have it in the heading or title
 * come first. Case and accents don't matter.
 */
export function searchHelp(query: string, index: readonly HelpIndexEntry[]): HelpResult[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  return index
    .map(entry => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxResults)
    .map(({ entry }) => ({ entry, snippet: snippetOf(entry.text, words) }))
}

const queryWords = (query: string) => foldLetters(query).match(/[\p{L}\p{N}]+/gu) ?? []

/** Points of a match in the heading, the title and the text. */
const points = { heading: 6, title: 3, text: 1 }

function scoreOf(entry: HelpIndexEntry, words: readonly string[]): number {
  const folded = foldedParts(entry)
  // The start of a page is what its title names.
  const heading = entry.heading ? folded.heading : folded.title
  let score = 0
  for (const word of words) {
    const found =
      (heading.includes(` ${word}`) ? points.heading : 0) +
      (folded.title.includes(` ${word}`) ? points.title : 0) +
      (folded.text.includes(` ${word}`) ? points.text : 0)
    if (found === 0) return 0
    score += found
  }
  // Not for its page's title alone: else a page's every section is found with it.
  return words.some(word => folded.text.includes(` ${word}`) || heading.includes(` ${word}`)) ? score : 0
}

interface FoldedParts {
  heading: string
  title: string
  text: string
}

const cache = new WeakMap<HelpIndexEntry, FoldedParts>()

/** Texts of an entry with a space before every word. */
function foldedParts(entry: HelpIndexEntry): FoldedParts {
  const known = cache.get(entry)
  if (known) return known
  const fold = (text: string) => ` ${foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  const folded = { heading: fold(entry.heading), title: fold(entry.title), text: fold(entry.text) }
  cache.set(entry, folded)
  return folded
}

/** The words around the first match, the matches marked; the start of the text when it has none. */
function snippetOf(text: string, words: readonly string[]): SnippetPart[] {
  const tokens = text.split(/(\s+)/)
  const isMatch = (token: string) => queryWords(token).some(part => words.some(word => part.startsWith(word)))
  const first = Math.max(0, tokens.findIndex(isMatch))
  const from = Math.max(0, first - 2 * wordsBefore)
  const to = first + 2 * wordsAfter
  const parts = tokens.slice(from, to).map(token => ({ text: token, isMatch: isMatch(token) }))
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...parts,
    ...(to < tokens.length ? [{ text: ' …', isMatch: false }] : [])
  ]
}
