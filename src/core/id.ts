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
 * The one of `ids` that a reference means: the same id, or else the first that is spelt alike.
 *
 * @example findId('pit-hag', ['imp', 'pithag']) // 'pithag'
 */
export function findId(reference: string, ids: readonly string[]): string | undefined {
  if (ids.includes(reference)) return reference
  const plain = plainId(reference)
  return plain === '' ? undefined : ids.find(id => plainId(id) === plain)
}
