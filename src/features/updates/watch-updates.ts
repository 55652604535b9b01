import type { WorkerRequest } from '#service-worker/messages.ts'

interface WatchOptions {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>
  registration: Pick<ServiceWorkerRegistration, 'active' | 'addEventListener' | 'installing' | 'waiting'>
  /** Called when a newer build than that of the page is ready: it waits, or another tab has activated it. May be called again. */
  onUpdate: () => void
  /** Loads the page again. */
  reload: () => void
}

/** Milliseconds after which an accepted update reloads the page even if its worker hasn't taken control. */
const patience = 5000

/**
 * Follows a registered service worker. A new version waits until `accept` is called in any tab; then its worker takes control
 * of all tabs, and the tab that accepted reloads. The others continue with their build until they accept too.
 *
 * @returns `accept` starts the update and reloads the page, once
 */
export function watchUpdates({ container, registration, onUpdate, reload }: WatchOptions) {
  let isControlled = container.controller !== null
  let isAccepted = false
  let isReloading = false

  function offerIfWaiting() {
    // The first worker of a browser waits for nobody: there is no former build.
    if (registration.waiting && registration.active) onUpdate()
  }
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', offerIfWaiting)

  function reloadOnce() {
    if (!isReloading) reload()
    isReloading = true
  }

  registration.addEventListener('updatefound', () => follow(registration.installing))
  container.addEventListener('controllerchange', () => {
    if (isAccepted) return reloadOnce()
    // The first worker takes control of a page that has its build already.
    if (isControlled) onUpdate()
    isControlled = true
  })
  follow(registration.installing)
  offerIfWaiting()

  return {
    accept() {
      // The user stayed on the page when the browser asked, and accepts again.
      if (isReloading) return reload()
      const { waiting } = registration
      if (!waiting) return reloadOnce()
      isAccepted = true
      waiting.postMessage({ kind: 'activate' } satisfies WorkerRequest)
      setTimeout(reloadOnce, patience)
    }
  }
}
