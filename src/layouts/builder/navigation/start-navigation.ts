import { markFirstEntry } from '#stores/navigation/navigate.ts'
import { $place, presentWith } from '#stores/navigation/place.ts'
import { handleLinkClick } from '#stores/router.ts'
import { presentPlace } from './present-place.ts'
import { rememberScroll, storePositions } from './scroll-positions.ts'

/** Manages links, the history, the scroll position and the change of screens until `signal` aborts. */
export function startNavigation(signal: AbortSignal) {
  history.scrollRestoration = 'manual'
  markFirstEntry()
  signal.addEventListener('abort', presentWith(presentPlace))
  document.addEventListener('click', handleLinkClick, { signal })
  const store = () => {
    const { page, background, visit } = $place.get()
    if (page === background) rememberScroll(visit)
    storePositions()
  }
  // A phone may end a page that is hidden without a word.
  addEventListener('pagehide', store, { signal })
  document.addEventListener('visibilitychange', store, { signal })
}
