/** What a character is found by. */
export interface SearchEntry {
  id: string
  name: string
  /** Another name that players know it by. */
  englishName?: string
  ability: string
}

/**
 * Text as a search compares it: lower case, without accents, ligatures and quotes, the Turkish dotless i as i,
 * and one space between words.
 *
 * @example foldText("Lil’ Monsta") // 'lil monsta'
 */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’‘"“”„«»`]/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[đœæßøł]/g, letter => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim()

/** Letters that are no accented forms of others, as a keyboard without them writes them. */
const plainLetters: Record<string, string> = { đ: 'd', œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

const abilityPrefix = /^\s*has:/i

/**
 * Finds characters by either name, best first: names that begin with the query, then names with a word that begins with
 * it, initials, names that contain it, abilities with a word that begins with it. After `has:` only
 * the ability is searched, anywhere in it. Equal hits keep the order given; an empty query finds nothing.
 *
 * @example searchCharacters('for', entries)[0]?.name // 'Fortune Teller'
 */
export function searchCharacters<Entry extends SearchEntry>(
  query: string,
  entries: readonly Entry[]
): Entry[] {
  const inAbility = abilityPrefix.test(query)
  const wanted = foldText(query.replace(abilityPrefix, ''))
  if (wanted === '') return []
  return entries
    .map(entry => ({ entry, rank: inAbility ? abilityRank(wanted, entry) : rankOf(wanted, entry) }))
    .filter(({ rank }) => rank < noHit)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/** Does the dear part of a search ahead of it, so that the first key does not wait. */
export function readySearch(entries: readonly SearchEntry[]): void {
  for (const entry of entries) foldedOf(entry)
}

const noHit = 9

function rankOf(wanted: string, entry: SearchEntry) {
  const { names, ability } = foldedOf(entry)
  const rank = Math.min(...names.map(name => nameRank(wanted, name)))
  if (rank < noHit) return rank
  return hasWordStart(ability, wanted) ? 6 : noHit
}

function nameRank(wanted: string, name: string) {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (hasWordStart(name, wanted)) return 2
  const joined = name.replaceAll(' ', '')
  const bare = wanted.replaceAll(' ', '')
  if (joined.startsWith(bare)) return 3
  if (initials(name).startsWith(wanted)) return 4
  if (joined.includes(bare)) return 5
  return noHit
}

const abilityRank = (wanted: string, entry: SearchEntry) => {
  const { ability } = foldedOf(entry)
  if (hasWordStart(ability, wanted)) return 0
  return ability.includes(wanted) ? 1 : noHit
}

const hasWordStart = (text: string, wanted: string) => ` ${text}`.includes(` ${wanted}`)

const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1')

/** Folding is the dear part, and entries stay the same between keystrokes. */
const folded = new WeakMap<SearchEntry, { names: string[]; ability: string }>()

function foldedOf(entry: SearchEntry) {
  const known = folded.get(entry)
  if (known) return known
  const names = new Set([entry.name, entry.englishName ?? entry.name].map(foldText))
  const fresh = { names: [...names], ability: foldText(entry.ability) }
  folded.set(entry, fresh)
  return fresh
}
