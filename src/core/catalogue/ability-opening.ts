import type { Catalogue } from './catalogue.ts'

/**
 * Finds the opening phrase (of `Catalogue.abilityOpenings`) that an ability begins with; '' for none. The longest
 * phrase wins. Only whole words match; curly and straight quotes are equal.
 *
 * @example findAbilityOpening('Each night*, choose a player.', catalogue) // 'Each night*'
 */
export function findAbilityOpening(ability: string, catalogue: Catalogue): string {
  const text = normalize(ability)
  const found = longestFirst(catalogue).find(({ normalized }) => startsWithWord(text, normalized))
  return found?.opening ?? ''
}

interface Opening {
  opening: string
  normalized: string
}

/** The openings of each catalogue, normalized once for all characters. */
const openingsByCatalogue = new WeakMap<Catalogue, readonly Opening[]>()

function longestFirst(catalogue: Catalogue): readonly Opening[] {
  const known = openingsByCatalogue.get(catalogue)
  if (known) return known
  const openings = catalogue.abilityOpenings
    .map(opening => ({ opening, normalized: normalize(opening) }))
    .sort((one, other) => other.opening.length - one.opening.length)
  openingsByCatalogue.set(catalogue, openings)
  return openings
}

const startsWithWord = (text: string, opening: string) =>
  text.startsWith(opening) && !/^[\p{L}\p{N}]/u.test(text.slice(opening.length))

const normalize = (text: string) =>
  text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
