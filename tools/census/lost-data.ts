import type { Catalogue } from '../../src/core/catalogue/catalogue.ts'
import { normalizeId } from '../../src/core/id.ts'
import type { Repair } from '../../src/core/script/script-file.ts'

/**
 * Keys and values of an original file that the written file lacks: every key with a non-empty value, every text and
 * number. Ignores values that a repair names and values that the catalogue holds for an official character.
 */
export function findLostData(
  original: unknown,
  written: unknown,
  repairs: readonly Repair[],
  catalogue: Catalogue
): string[] {
  const found = tokensOf(written)
  const named = repairs
    .flatMap(({ where, before, after }) => [where.field, before, after])
    .filter(text => text !== undefined)
  const exact = new Set(named.flatMap(text => [text, ...tokensInside(text)]))
  const truncated = named.filter(text => text.endsWith('…')).map(text => text.slice(0, -1))
  const known = officialTokens(original, catalogue)
  const isNamed = (token: string) => exact.has(token) || truncated.some(start => token.startsWith(start))
  return [...tokensOf(original)].filter(token => !found.has(token) && !known.has(token) && !isNamed(token))
}

/** The tokens of a text that is JSON: a repair can name a whole entry that way. */
function tokensInside(text: string): string[] {
  try {
    return [...tokensOf(JSON.parse(text))]
  } catch {
    return []
  }
}

/** Every key with a non-empty value, and every text and number, of a JSON value at any depth. */
function tokensOf(value: unknown, tokens = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.trim() !== '') tokens.add(value)
  } else if (typeof value === 'number' && value !== 0) tokens.add(String(value))
  else if (Array.isArray(value)) for (const item of value) tokensOf(item, tokens)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (!isEmpty(item)) tokens.add(key)
      tokensOf(item, tokens)
    }
  return tokens
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === 0 ||
  (typeof value === 'string'
    ? value.trim() === ''
    : typeof value === 'object' && Object.keys(value).length === 0)

/** Tokens of official characters' entries that equal the catalogue: the written file may omit them. */
function officialTokens(original: unknown, catalogue: Catalogue): Set<string> {
  const tokens = new Set<string>(['id', '_meta'])
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const id = 'id' in value && typeof value.id === 'string' ? normalizeId(value.id) : ''
    const facts = catalogue.characters.get(id)
    if (facts)
      for (const [key, item] of Object.entries(value))
        if (isSameJson(item, new Map<string, unknown>(Object.entries(facts)).get(key)))
          tokensOf({ [key]: item }, tokens)
    for (const item of Object.values(value)) visit(item)
  }
  visit(original)
  return tokens
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
