import { addAskedCharacter } from '#stores/asked-character.ts'
import { followLink } from '#stores/router.ts'
import { fetchScreens } from './screens.ts'
import { undoByKeys } from './undo-keys.ts'

/** Milliseconds after which the screens not shown yet are fetched: later than all that the first one needs. */
const restDelay = 1500

/** What goes on while the builder is open, whatever it shows. Hands back how to end it. */
export function attendBuilder() {
  document.addEventListener('click', followLink)
  document.addEventListener('keydown', undoByKeys)
  const rest = setTimeout(fetchScreens, restDelay)
  void addAskedCharacter()
  return () => {
    document.removeEventListener('click', followLink)
    document.removeEventListener('keydown', undoByKeys)
    clearTimeout(rest)
  }
}
