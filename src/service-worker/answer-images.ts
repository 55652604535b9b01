import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { cachePrefix } from './cache-names.ts'

/** Limits of stored images: together at most 100 MB, mostly far less. */
const limits = { images: 50, imageBytes: 1024 * 1024, opaqueImages: 8, days: 30 }

const expiration = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: limits.days * 24 * 60 * 60, purgeOnQuotaError: true })

/** Larger images are shown, not stored. */
const smallOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= limits.imageBytes ? response : null
}

const readableImages = [new CacheableResponsePlugin({ statuses: [200] }), smallOnly]

/** The image at the address of an upload never changes. */
const uploads = new CacheFirst({
  cacheName: `${cachePrefix}uploads`,
  plugins: [...readableImages, expiration(limits.images)]
})

/** Images of other hosts may change, so they are fetched again in the background. */
const remote = new StaleWhileRevalidate({
  cacheName: `${cachePrefix}images`,
  plugins: [...readableImages, expiration(limits.images)]
})

/** Browsers count several megabytes for each of these, since their size must stay secret. */
const opaque = new StaleWhileRevalidate({
  cacheName: `${cachePrefix}opaque-images`,
  plugins: [new CacheableResponsePlugin({ statuses: [0] }), expiration(limits.opaqueImages)]
})

/** Pictures of the help that were shown. Another build may have others at the same addresses. */
const help = new StaleWhileRevalidate({
  cacheName: `${cachePrefix}help-images`,
  plugins: [...readableImages, expiration(limits.images)]
})

/** Answers the request for a picture of the help. */
export const answerHelpImage = (event: ExtendableEvent, request: Request): Promise<Response> =>
  help.handle({ event, request })

/** Answers the request for an uploaded image. */
export const answerUpload = (event: ExtendableEvent, request: Request): Promise<Response> =>
  uploads.handle({ event, request })

/** Answers the request for an image of another host that a script names, on a screen or for a print. */
export async function answerRemoteImage(event: ExtendableEvent, request: Request): Promise<Response> {
  if (request.mode !== 'no-cors') return remote.handle({ event, request })
  try {
    return await remote.handle({ event, request: readableRequest(request) })
  } catch {
    // The host lets other sites show the image, not read it; or there is no network.
    return opaque.handle({ event, request })
  }
}

/** The request in the form that tells the size of the image, if its host allows that. */
const readableRequest = ({ url, referrerPolicy }: Request) =>
  new Request(url, { mode: 'cors', credentials: 'omit', referrerPolicy })
