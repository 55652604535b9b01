import { startUpdateChecks } from './check-for-updates.ts'
import { connectOffer } from './show-offer.ts'
import { keepPageOverReloads } from './snapshot/restore-page.ts'
import { watchUpdates } from './watch-updates.ts'

/**
 * Starts everything about new versions, on every page: looks for them, offers them, and restores the page after a reload.
 * The service worker is registered elsewhere; without one, nothing is looked for.
 */
export function startUpdates() {
  keepPageOverReloads()
  // Undefined where the browser has no service workers, or the page no HTTPS.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  void container?.ready.then(registration => {
    const showOffer = connectOffer(() => updates.accept())
    const updates = watchUpdates({
      container,
      registration,
      onUpdate: showOffer,
      reload: () => location.reload()
    })
    startUpdateChecks(registration)
  })
}
