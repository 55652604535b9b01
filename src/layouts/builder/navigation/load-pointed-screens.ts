import { findPage } from '#stores/navigation/builder-page.ts'
import { screenComponents } from '../screen-components.ts'

/**
 * Loads the screen of a link that is pointed at, touched or focused, so that the click a moment later shows it at once. A
 * failure is told by the screen itself.
 */
export function loadPointedScreens(signal: AbortSignal) {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const page = link?.origin === location.origin ? findPage(link.href) : undefined
    if (page) screenComponents[page.route].load().catch(() => undefined)
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, load, { signal, passive: true })
}
