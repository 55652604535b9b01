import { readySearch } from '#core/search.ts'
import { openParameter } from '#routes'
import { addAskedCharacter } from '#stores/asked-character.ts'
import { $officialCharacters } from '#stores/official.ts'
import { followLink } from '#stores/router.ts'
import { $hasAccount } from '#stores/session.ts'
import { keepIconsAtHand } from '#views/icons-at-hand.ts'
import { attendAccountOfUser } from './attend-account.ts'
import { saveByKeys } from './save.ts'
import { fetchScreens } from './screens.ts'
import { undoByKeys } from './undo-keys.ts'

/** Milliseconds after which the other screens are loaded: after everything that the first screen needs. */
const prefetchDelay = 1500

function prefetch() {
  fetchScreens($hasAccount.get())
  keepIconsAtHand()
  readySearch($officialCharacters.get())
}

/**
 * Starts everything that runs while the builder is open: link and key handlers, saving, prefetching, URL parameters.
 *
 * @returns stops it
 */
export function attendBuilder() {
  const running = new AbortController()
  const { signal } = running
  document.addEventListener('click', followLink, { signal })
  document.addEventListener('keydown', undoByKeys, { signal })
  document.addEventListener('keydown', saveByKeys, { signal })
  attendAccountOfUser(signal)
  const prefetchTimer = setTimeout(() => {
    prefetch()
    startAutosave(signal)
  }, prefetchDelay)
  signal.addEventListener('abort', () => clearTimeout(prefetchTimer))
  void addAskedCharacter()
  if (new URL(location.href).searchParams.has(openParameter))
    void import('#stores/asked-public.ts').then(({ openAskedPublic }) => openAskedPublic())
  return () => running.abort()
}

/** If the library's code can't be loaded, tries again once the browser is online; until then the script is in local storage. */
function startAutosave(signal: AbortSignal) {
  import('#stores/library/keeper.ts').then(
    ({ attendLibrary }) => {
      if (!signal.aborted) signal.addEventListener('abort', attendLibrary())
    },
    () => addEventListener('online', () => startAutosave(signal), { once: true, signal })
  )
}
