import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cachePrefix } from './asset-store.ts'

/** Limits of stored images: together at most 50 MB. */
const limits = { images: 50, imageBytes: 1024 * 1024, opaqueImages: 8, days: 30 }

const expiration = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: limits.days * 24 * 60 * 60, purgeOnQuotaError: true })

/** Larger images are shown, not stored. */
const smallOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= limits.imageBytes ? response : null
}

const readable = new CacheFirst({
  cacheName: `${cachePrefix}images`,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    smallOnly,
    expiration(limits.images)
  ]
})

/** Browsers count several megabytes for each of these, since their size must stay secret. */
const opaque = new CacheFirst({
  cacheName: `${cachePrefix}opaque-images`,
  plugins: [new CacheableResponsePlugin({ statuses: [0] }), expiration(limits.opaqueImages)]
})

/** Answers the request for an image that a script names: stored once it was shown. */
export async function answerImage(event: ExtendableEvent, request: Request): Promise<Response> {
  try {
    return await readable.handle({ event, request: readableRequest(request) })
  } catch {
    // The host lets other sites show the image, not read it; or there is no network.
    return opaque.handle({ event, request })
  }
}

/** The request in the form that tells the size of the image, if its host allows that. */
const readableRequest = ({ url, mode }: Request) =>
  mode === 'no-cors' ? new Request(url, { mode: 'cors', credentials: 'omit' }) : new Request(url)
