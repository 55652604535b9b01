import { serviceWorkerPath } from '#routes'

/**
 * Registers the service worker. Undefined where there is none: while developing, in a build without one, and in browsers
 * that don't allow or can't run it.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.OFFLINE || !('serviceWorker' in navigator) || !('DecompressionStream' in globalThis))
    return undefined
  try {
    return await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' })
  } catch {
    // Without a network, or while the server fails. An earlier visit may have registered it.
    return navigator.serviceWorker.getRegistration()
  }
}

/** The registration's running worker, once it is installed. Undefined when that failed. */
export function findActiveWorker(
  registration: ServiceWorkerRegistration
): Promise<ServiceWorker | undefined> {
  const { active, waiting, installing } = registration
  if (active) return Promise.resolve(active)
  const worker = waiting ?? installing
  if (!worker) return Promise.resolve(undefined)
  return new Promise(resolve => {
    const check = () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(undefined)
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
