import { foldText } from '#core/character/character-search.ts'
import type { Locale } from '#routes'

/** Words of one language, separated by commas, for each English word of the icons' names, and for each tag. */
export type IconWords = Readonly<Record<string, string>>

/** The words that one search knows. */
export interface IconVocabulary {
  /** Names of the icons: English words with hyphens between them. */
  names: readonly string[]
  /** Words of names by tag, separated by spaces, the most typical first. */
  tags: IconWords
  /** Further English words. */
  english: IconWords
  /** Words of the page's language; those of English again on an English page. */
  local: IconWords
  locale: Locale
}

/** Finds names of icons, the best match first. An empty query finds nothing. */
export type SearchIcons = (query: string) => string[]

/** A text by which icons are found. */
interface Term {
  /** Lower case, with its accents. */
  accented: string
  folded: string
  /** `folded` with the last letter that it has before some endings. */
  softened: string | undefined
  icons: readonly number[]
  /** Added to the rank for each place in `icons`. */
  step: number
  /** Added to the rank of a match: 0 the name itself, 1 a synonym, 2 a tag. */
  distance: number
  suffixes: readonly string[]
}

/** Endings of words in the plural and the like, folded. A query with such an ending also finds the word without it. */
const suffixesOf: Readonly<Record<Locale, readonly string[]>> = {
  en: ['s', 'es'],
  fr: ['s', 'x', 'es'],
  de: ['e', 'en', 'er', 'ern', 'n', 's', 'es'],
  'pt-br': ['s', 'es'],
  tr: ['lar', 'ler', 'i', 'u', 'si', 'su'],
  vi: []
}

/** Words that join others, folded: a query is searched without them, since hardly any word of an icon means the same. */
const linkWordsOf: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'pt-br': ['de', 'do', 'da', 'dos', 'das', 'com', 'e']
}

/**
 * Prepares the search over a set of icons, by the words of their names, synonyms and tags, in English and in another language. All words
 * of a query must match; the last letters of each may be missing. Accents don't matter, but those who type them find the
 * exact word first.
 *
 * @example createIconSearch({ names, tags, english, local: french, locale: 'fr' })('tête de mort')[0] // 'skull'
 */
export function createIconSearch(vocabulary: IconVocabulary): SearchIcons {
  const { names } = vocabulary
  const terms = termsOf(vocabulary)
  const wordCounts = names.map(name => name.split('-').length)
  const linkWords = linkWordsOf[vocabulary.locale] ?? []
  return query => {
    const words = queryWords(query)
    if (words.length === 0) return []
    const ranks = rankWords(words, linkWords, terms, names.length)
    const found = names.map((_, index) => index).filter(index => rankAt(ranks, index) < noMatch)
    found.sort(
      (one, other) =>
        rankAt(ranks, one) - rankAt(ranks, other) ||
        (wordCounts[one] ?? 0) - (wordCounts[other] ?? 0) ||
        one - other
    )
    return found.map(index => names[index] ?? '')
  }
}

interface QueryWord {
  accented: string
  folded: string
}

const toAccented = (text: string) => text.normalize('NFC').toLowerCase()

/** The words of a query. A word that is nothing but punctuation is left out. */
const queryWords = (query: string): QueryWord[] =>
  foldText(query) === ''
    ? []
    : query
        .trim()
        .split(/[\s-]+/)
        .map(word => ({ accented: toAccented(word), folded: foldText(word) }))
        .filter(({ folded }) => folded !== '')

const noMatch = Number.POSITIVE_INFINITY

const rankAt = (ranks: Float64Array, index: number) => ranks[index] ?? noMatch

/** The rank of each icon, 0 is best: the sum over the words, or better, that of all words as one phrase. */
function rankWords(
  words: readonly QueryWord[],
  linkWords: readonly string[],
  terms: readonly Term[],
  count: number
): Float64Array {
  const ranks = new Float64Array(count)
  const telling = words.filter(({ folded }) => !linkWords.includes(folded))
  for (const word of telling.length > 0 ? telling : words) {
    const ofWord = rankWord(word, terms, count)
    for (let index = 0; index < count; index++) ranks[index] = rankAt(ranks, index) + rankAt(ofWord, index)
  }
  if (words.length === 1) return ranks
  const phrase = {
    accented: words.map(({ accented }) => accented).join(' '),
    folded: words.map(({ folded }) => folded).join(' ')
  }
  const ofPhrase = rankWord(phrase, terms, count)
  // Several words that are found apart come after all that are found as a phrase.
  for (let index = 0; index < count; index++)
    ranks[index] = Math.min(rankAt(ofPhrase, index), rankAt(ranks, index) + apart)
  return ranks
}

const apart = 10

function rankWord(word: QueryWord, terms: readonly Term[], count: number): Float64Array {
  const ranks = new Float64Array(count).fill(noMatch)
  for (const term of terms) {
    const match = rankTerm(word, term)
    if (match === noMatch) continue
    let rank = match + term.distance
    for (const icon of term.icons) {
      if (rank < rankAt(ranks, icon)) ranks[icon] = rank
      rank += term.step
    }
  }
  return ranks
}

/**
 * 0 for the exact word, 1 for an ending more, 3 for its beginning, 4 for that of a later word, 5 for a part of a compound; half a rank
 * for other accents.
 */
function rankTerm({ accented, folded }: QueryWord, term: Term): number {
  if (folded === term.folded) return accented === term.accented ? 0 : 0.5
  if (term.folded.startsWith(folded)) return term.accented.startsWith(accented) ? 3 : 3.5
  if (isInflected(folded, term)) return 1
  if (term.folded.includes(` ${folded}`)) return term.accented.includes(` ${accented}`) ? 4 : 4.5
  return folded.length >= shortestPart && term.folded.includes(folded) ? 5 : noMatch
}

/** Letters of a part of a compound: `sword` finds `broadsword`, `rat` doesn't find `pirate`. */
const shortestPart = 4

/** Words of two letters would be found by too many others. */
const isInflected = (folded: string, { folded: stem, softened, suffixes }: Term) =>
  stem.length > 2 &&
  folded.length > stem.length &&
  (folded.startsWith(stem) || (softened !== undefined && folded.startsWith(softened))) &&
  suffixes.includes(folded.slice(stem.length))

/** A Turkish word as it is before a vowel, folded: bardak, bardağı. Undefined if it stays as it is. */
const softenedOf = (folded: string): string | undefined => {
  const soft = softLetters[folded.at(-1) ?? '']
  return soft && folded.slice(0, -1) + soft
}

const softLetters: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' }

function termsOf({ names, tags, english, local, locale }: IconVocabulary): Term[] {
  const iconsOf = iconsByWord(names)
  const iconsOfTag = new Map(
    Object.entries(tags).map(([tag, words]) => [
      tag,
      takeTurns(words.split(' ').map(word => iconsOf.get(word) ?? []))
    ])
  )
  const terms: Term[] = []
  const add = (text: string, key: string, distance: number, suffixes: readonly string[]) => {
    const folded = foldText(text)
    const softened = suffixes === suffixesOf.tr ? softenedOf(folded) : undefined
    const shared = { accented: toAccented(text), folded, softened, suffixes }
    const ofWord = iconsOf.get(key)
    if (ofWord) terms.push({ ...shared, icons: ofWord, distance, step: 0 })
    const ofTag = iconsOfTag.get(key)
    if (ofTag) terms.push({ ...shared, icons: ofTag, distance: distance + tagged, step: tagStep })
  }
  for (const key of new Set([...iconsOf.keys(), ...Object.keys(tags)])) add(key, key, 0, suffixesOf.en)
  for (const [key, texts] of Object.entries(english))
    for (const text of texts.split(', ')) add(text, key, 1, suffixesOf.en)
  if (locale === 'en') return terms
  for (const [key, texts] of Object.entries(local))
    for (const text of texts.split(', ')) add(text, key, 0, suffixesOf[locale])
  return terms
}

const tagged = 2

/** The icons of a tag take turns, so that the first page has some of each word. */
const tagStep = 1e-4

/** The first items of all lists, then the second ones, and so on. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap(list => list.slice(round, round + 1))
  ).flat()
}

/** The indexes of the icons whose name has a word; those with short names first. */
function iconsByWord(names: readonly string[]): Map<string, number[]> {
  const icons = new Map<string, number[]>()
  const words = names.map(name => [...new Set(name.split('-'))])
  const byLength = names.map((_, index) => index)
  byLength.sort((one, other) => (words[one]?.length ?? 0) - (words[other]?.length ?? 0) || one - other)
  for (const index of byLength)
    for (const word of words[index] ?? []) {
      const known = icons.get(word)
      if (known) known.push(index)
      else icons.set(word, [index])
    }
  return icons
}
