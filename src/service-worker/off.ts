/// <reference lib="webworker" />
import { cachePrefix } from './cache-names.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The kill switch: a build with OFFLINE=off has this worker in place of the other. It replaces a running worker at once,
 * deletes all that was stored, and lets every page load from the network.
 */
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', event => event.waitUntil(remove()))

async function remove() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(cachePrefix)).map(name => caches.delete(name)))
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(windows.map(page => page.navigate(page.url).catch(() => null)))
}
