import { foldLetters } from '../fold-letters.ts'

/** The searchable texts of a character. */
export interface SearchEntry {
  id: string
  name: string
  /** The English name, when `name` is in another language. */
  englishName?: string
  ability: string
}

/**
 * Normalizes text for search: lower case, without accents, ligatures and quotes, Turkish dotless i as i, and one space
 * between words.
 *
 * @example foldText("Lil’ Monsta") // 'lil monsta'
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/\p{M}|['’‘"“”„«»`]/gu, '')
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim()
}

const abilityPrefix = /^\s*has:/i

/**
 * Finds characters by either name, best match first: names that begin with the query, names with a word that begins
 * with it, initials, names that contain it, then abilities with a word that begins with it. `has:` searches anywhere
 * in the ability only. Equal matches stay in the given order; an empty query finds nothing.
 *
 * @example searchCharacters('for', entries)[0]?.name // 'Fortune Teller'
 */
export function searchCharacters<Entry extends SearchEntry>(
  query: string,
  entries: readonly Entry[]
): Entry[] {
  const inAbility = abilityPrefix.test(query)
  const term = foldText(query.replace(abilityPrefix, ''))
  if (term === '') return []
  return entries
    .map(entry => ({ entry, rank: inAbility ? rankByAbility(term, entry) : rankByText(term, entry) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/** Fills the cache of normalized texts, so that the first search is fast. */
export function warmUpSearch(entries: readonly SearchEntry[]): void {
  for (const entry of entries) getFolded(entry)
}

const noMatch = 9

/** Rank of a match, 0 is best; `noMatch` for none. */
function rankByText(term: string, entry: SearchEntry) {
  const { names, ability } = getFolded(entry)
  const rank = Math.min(...names.map(name => rankByName(term, name)))
  if (rank < noMatch) return rank
  return hasWordStart(ability, term) ? 6 : noMatch
}

function rankByName(term: string, name: string) {
  if (name === term) return 0
  if (name.startsWith(term)) return 1
  if (hasWordStart(name, term)) return 2
  const joined = name.replaceAll(' ', '')
  const joinedTerm = term.replaceAll(' ', '')
  if (joined.startsWith(joinedTerm)) return 3
  if (initials(name).startsWith(term)) return 4
  if (joined.includes(joinedTerm)) return 5
  return noMatch
}

const rankByAbility = (term: string, entry: SearchEntry) => {
  const { ability } = getFolded(entry)
  if (hasWordStart(ability, term)) return 0
  return ability.includes(term) ? 1 : noMatch
}

const hasWordStart = (text: string, term: string) => ` ${text}`.includes(` ${term}`)

const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1')

/** Cache of normalized texts: normalizing is slow, and entries stay the same between keystrokes. */
const cache = new WeakMap<SearchEntry, { names: string[]; ability: string }>()

function getFolded(entry: SearchEntry) {
  const cached = cache.get(entry)
  if (cached) return cached
  const names = new Set([entry.name, entry.englishName ?? entry.name].map(foldText))
  const fresh = { names: [...names], ability: foldText(entry.ability) }
  cache.set(entry, fresh)
  return fresh
}
