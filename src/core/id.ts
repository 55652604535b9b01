import { foldLetters } from './fold-letters.ts'

/**
 * Normalizes an id or a name to lower-case letters and digits without accents, so that different spellings of one id
 * compare equal. Official ids are already normalized.
 *
 * @example normalizeId("Devil's Advocate") // 'devilsadvocate'
 */
export const normalizeId = (text: string) => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether two ids are spellings of one: a reference to one could mean the other. Ids without any letter or digit are
 * compared exactly.
 *
 * @example isSameId('pit-hag', 'Pit_Hag') // true
 */
export const isSameId = (one: string, other: string) =>
  one === other || (normalizeId(one) !== '' && normalizeId(one) === normalizeId(other))

/**
 * Creates a function that resolves a reference to one of `ids`: the exact id, else the first one with the same
 * normalized id, else undefined.
 *
 * @example createIdFinder(['imp', 'pithag'])('pit-hag') // 'pithag'
 */
export function createIdFinder(ids: readonly string[]): (reference: string) => string | undefined {
  const exact = new Set(ids)
  const byNormalizedId = new Map(ids.toReversed().map(id => [normalizeId(id), id]))
  byNormalizedId.delete('')
  return reference => (exact.has(reference) ? reference : byNormalizedId.get(normalizeId(reference)))
}
