import type { CastCharacter } from '#core/cast/cast.ts'
import { findSimilarName, indexNames } from '#core/character/similar-names.ts'

/** The character whose name, in the page's language or in English, a text may mean; undefined for none. */
export function suggestCharacter(
  text: string,
  characters: readonly CastCharacter[]
): CastCharacter | undefined {
  const index = indexNames(
    characters.map(({ id, name, englishName }) => ({ id, names: [name, englishName] }))
  )
  const suggested = findSimilarName(text, index, true)
  return characters.find(({ id }) => id === suggested)
}
