import { startUpdateChecks } from './check-for-updates.ts'
import { connectOffer } from './show-offer.ts'
import { keepPageOverReloads } from './snapshot/restore-page.ts'
import { watchUpdates } from './watch-updates.ts'

/*
 * Everything about new versions, on every page, as a script of its own: looks for them, offers them, and restores the page
 * after a reload. It doesn't depend on the builder, so that a build whose builder is broken can be replaced.
 */
keepPageOverReloads()
void followRegistration()

/** The service worker is registered by the builder. Without one, nothing is looked for. */
async function followRegistration() {
  // Undefined where the browser has no service workers, or the page no HTTPS.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await container?.ready
  if (!registration) return
  const showOffer = connectOffer(() => updates.accept())
  const updates = watchUpdates({
    container,
    registration,
    onUpdate: showOffer,
    reload: () => location.reload()
  })
  startUpdateChecks(registration)
}
