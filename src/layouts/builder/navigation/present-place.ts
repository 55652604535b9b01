import type { Place } from '#stores/navigation/place.ts'
import { $place } from '#stores/navigation/place.ts'
import { screenComponents } from '../screen-components.ts'
import { rememberScroll } from './scroll-positions.ts'
import { withViewTransition } from './view-transition.ts'

/** Milliseconds for which the former screen stays while the next one is loaded. Then placeholders show that it's coming. */
const patience = 400

let latest: Place | undefined

/** Shows a place: dialogs at once, another screen once its module is loaded. The former screen stays until then. */
export function presentPlace(place: Place, show: () => void) {
  latest = place
  const former = $place.get()
  const leave = () => {
    // A dialog covers the screen, whose position is remembered from before.
    if (former.page === former.background) rememberScroll(former.visit)
    show()
  }
  if (place.visit === former.visit || !place.background) return leave()
  const component = screenComponents[place.background.route]
  if (component.current) return withViewTransition(leave)
  const isLate = new Promise(resolve => setTimeout(resolve, patience))
  const isLoaded = component.load().catch(() => undefined)
  void Promise.race([isLoaded, isLate]).then(() => {
    if (place === latest) withViewTransition(leave)
  })
}
