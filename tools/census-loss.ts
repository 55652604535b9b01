import type { Catalogue } from '../src/core/catalogue.ts'
import { plainId } from '../src/core/id.ts'
import type { Repair } from '../src/core/script-file.ts'

/**
 * What an original says that the written file does not: every key with a value and every text and number,
 * except what a repair names and what the catalogue says of an official character anyway.
 */
export function lostFrom(
  original: unknown,
  written: unknown,
  repairs: readonly Repair[],
  catalogue: Catalogue
): string[] {
  const kept = wordsOf(written)
  const named = repairs
    .flatMap(({ where, before, after }) => [where.field, before, after])
    .filter(word => word !== undefined)
  const exact = new Set(named.flatMap(word => [word, ...wordsInside(word)]))
  const cut = named.filter(word => word.endsWith('…')).map(word => word.slice(0, -1))
  const known = officialWords(original, catalogue)
  const isNamed = (word: string) => exact.has(word) || cut.some(start => word.startsWith(start))
  return [...wordsOf(original)].filter(word => !kept.has(word) && !known.has(word) && !isNamed(word))
}

/** A repair names a whole entry as JSON; its words count as named. */
function wordsInside(text: string): string[] {
  try {
    return [...wordsOf(JSON.parse(text))]
  } catch {
    return []
  }
}

/** Every key that has a value, and every text and number, of anything. */
function wordsOf(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.trim() !== '') words.add(value)
  } else if (typeof value === 'number' && value !== 0) words.add(String(value))
  else if (Array.isArray(value)) for (const item of value) wordsOf(item, words)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (saysSomething(item)) words.add(key)
      wordsOf(item, words)
    }
  return words
}

const saysSomething = (value: unknown): boolean =>
  value !== null &&
  value !== false &&
  value !== 0 &&
  (typeof value === 'string'
    ? value.trim() !== ''
    : typeof value !== 'object' || Object.keys(value).length > 0)

/** What an entry of an official character may say without changing it; the catalogue says it again. */
function officialWords(original: unknown, catalogue: Catalogue): Set<string> {
  const words = new Set<string>(['id'])
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const id = 'id' in value && typeof value.id === 'string' ? plainId(value.id) : ''
    const facts = catalogue.characters.get(id)
    if (facts)
      for (const [key, item] of Object.entries(value))
        if (isAlike(item, new Map<string, unknown>(Object.entries(facts)).get(key)))
          wordsOf({ [key]: item }, words)
    for (const item of Object.values(value)) visit(item)
  }
  visit(original)
  return words
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
