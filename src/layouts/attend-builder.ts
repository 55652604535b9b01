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

/** Milliseconds after which what is not shown yet is fetched: later than all that the first screen needs. */
const restDelay = 1500

function fetchRest() {
  fetchScreens($hasAccount.get())
  keepIconsAtHand()
  readySearch($officialCharacters.get())
}

/** What goes on while the builder is open, whatever it shows. Hands back how to end it. */
export function attendBuilder() {
  const attending = new AbortController()
  const { signal } = attending
  document.addEventListener('click', followLink, { signal })
  document.addEventListener('keydown', undoByKeys, { signal })
  document.addEventListener('keydown', saveByKeys, { signal })
  attendAccountOfUser(signal)
  const rest = setTimeout(() => {
    fetchRest()
    keepInLibrary(signal)
  }, restDelay)
  signal.addEventListener('abort', () => clearTimeout(rest))
  void addAskedCharacter()
  if (new URL(location.href).searchParams.has(openParameter))
    void import('#stores/asked-public.ts').then(({ openAskedPublic }) => openAskedPublic())
  return () => attending.abort()
}

/** Where the library's code cannot be fetched, local storage keeps the script until there is a network again. */
function keepInLibrary(signal: AbortSignal) {
  import('#stores/library/keeper.ts').then(
    ({ attendLibrary }) => {
      if (!signal.aborted) signal.addEventListener('abort', attendLibrary())
    },
    () => addEventListener('online', () => keepInLibrary(signal), { once: true, signal })
  )
}
