/**
 * The letters and digits of an id or a name alone, in lower case and without accents: what all
 * spellings of one id have in common. Official ids are their own plain id.
 *
 * @example plainId("Devil's Advocate") // 'devilsadvocate'
 */
export const plainId = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the one of `ids` that a reference means: the same id, or else the first that is spelt alike.
 *
 * @example idFinder(['imp', 'pithag'])('pit-hag') // 'pithag'
 */
export function idFinder(ids: readonly string[]): (reference: string) => string | undefined {
  const exact = new Set(ids)
  const alike = new Map(ids.toReversed().map(id => [plainId(id), id]))
  alike.delete('')
  return reference => (exact.has(reference) ? reference : alike.get(plainId(reference)))
}
