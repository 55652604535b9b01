import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { openIconFolder } from '#routes/image-editor-paths.ts'
import { cachePrefix } from './cache-names.ts'

/** The icons of the open set that were shown: at most 1 MB or so. All 4,134 would be 6 MB. */
const shownIcons = 500

const strategy = (name: string, maxEntries: number) =>
  new CacheFirst({
    cacheName: `${cachePrefix}${name}`,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true })
    ]
  })

const icons = strategy('open-icons', shownIcons)

/** The list of names and the words of a language or two, in a cache of their own: they outlive the icons. */
const names = strategy('open-icon-names', 6)

/** Whether a path of this site belongs to the open set. */
export const isOpenIcon = (path: string) => path.startsWith(`${openIconFolder}/`)

/**
 * Answers the request for an icon of the open set, or for what they are found by: with the stored one, else from the network. A version
 * in the address changes with the content, so a stored one stays right.
 */
export const answerOpenIcon = (event: ExtendableEvent, request: Request, url: URL): Promise<Response> =>
  (url.pathname.endsWith('.json') ? names : icons).handle({ event, request })
