import { readySearch } from '#core/search.ts'
import { addAskedCharacter } from '#stores/asked-character.ts'
import { $officialCharacters } from '#stores/official.ts'
import { followLink } from '#stores/router.ts'
import { keepIconsAtHand } from '#views/icons-at-hand.ts'
import { fetchScreens } from './screens.ts'
import { undoByKeys } from './undo-keys.ts'

/** Milliseconds after which what is not shown yet is fetched: later than all that the first screen needs. */
const restDelay = 1500

function fetchRest() {
  fetchScreens()
  keepIconsAtHand()
  readySearch($officialCharacters.get())
}

/** What goes on while the builder is open, whatever it shows. Hands back how to end it. */
export function attendBuilder() {
  document.addEventListener('click', followLink)
  document.addEventListener('keydown', undoByKeys)
  let stopKeeping: (() => void) | undefined
  const rest = setTimeout(async () => {
    fetchRest()
    const { attendLibrary } = await import('#stores/library/keeper.ts')
    stopKeeping = attendLibrary()
  }, restDelay)
  void addAskedCharacter()
  return () => {
    document.removeEventListener('click', followLink)
    document.removeEventListener('keydown', undoByKeys)
    clearTimeout(rest)
    stopKeeping?.()
  }
}
