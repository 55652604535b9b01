import type { CastCharacter } from '#core/cast/cast.ts'
import { useAsync } from '#ui/use-async.ts'

/**
 * The character whose name a query without results may mean; undefined for none. The comparison of names loads when it
 * is first needed.
 */
export function useSuggestion(
  query: string,
  characters: readonly CastCharacter[],
  hasResults: boolean
): CastCharacter | undefined {
  const isNeeded = !hasResults && query.trim() !== ''
  const suggest = async () => {
    const { findSimilarName, indexNames } = await import('#core/character/similar-names.ts')
    const index = indexNames(
      characters.map(({ id, name, englishName }) => ({ id, names: [name, englishName] }))
    )
    const suggested = findSimilarName(query, index, true)
    return characters.find(({ id }) => id === suggested)
  }
  return useAsync(isNeeded ? suggest : undefined, [query, characters]).value
}
