import type { Catalogue } from './catalogue.ts'

/**
 * The phrase of the publisher's list that an ability begins with, or '' for none. The longest phrase
 * wins, only whole words count, and curly and straight quotes are the same.
 *
 * @example findAbilityOpening('Each night*, choose a player.', catalogue) // 'Each night*'
 */
export function findAbilityOpening(ability: string, { abilityOpenings }: Catalogue): string {
  const text = fold(ability)
  let longest = ''
  for (const opening of abilityOpenings) {
    if (opening.length > longest.length && begins(text, fold(opening))) longest = opening
  }
  return longest
}

const begins = (text: string, opening: string) =>
  text.startsWith(opening) && !/^[\p{L}\p{N}]/u.test(text.slice(opening.length))

const fold = (text: string) =>
  text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
