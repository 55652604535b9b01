import type { Catalogue } from './catalogue.ts'

/**
 * Finds the opening phrase (of `Catalogue.abilityOpenings`) that an ability begins with; '' for none. The longest
 * phrase wins. Only whole words match; curly and straight quotes are equal.
 *
 * @example findAbilityOpening('Each night*, choose a player.', catalogue) // 'Each night*'
 */
export function findAbilityOpening(ability: string, { abilityOpenings }: Catalogue): string {
  const text = normalize(ability)
  let longest = ''
  for (const opening of abilityOpenings) {
    if (opening.length > longest.length && startsWithWord(text, normalize(opening))) longest = opening
  }
  return longest
}

const startsWithWord = (text: string, opening: string) =>
  text.startsWith(opening) && !/^[\p{L}\p{N}]/u.test(text.slice(opening.length))

const normalize = (text: string) =>
  text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
