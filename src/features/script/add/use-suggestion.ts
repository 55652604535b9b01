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
    // A module of this feature: loaded by itself, the comparison would bring the bundler's loader to pages that have it too.
    const { suggestCharacter } = await import('./suggest-character.ts')
    return suggestCharacter(query, characters)
  }
  return useAsync(isNeeded ? suggest : undefined, [query, characters]).value
}
