import { warmUpSearch } from '#core/character/character-search.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { $hasAccount } from '#stores/session.ts'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { prefetchScreens } from './screen-components.ts'

/** Loads what the other screens need. */
export function prefetch() {
  prefetchScreens($hasAccount.get())
  preloadIcons()
  warmUpSearch($officialCharacters.get())
}
