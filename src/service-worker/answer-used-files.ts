import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { openIconFolder } from '#routes/image-editor-paths.ts'
import { printFontFolder } from '#routes/print-font-paths.ts'
import { cachePrefix } from './cache-names.ts'

/** Of the icons of the open set, those that were shown: at most 1 MB or so. All 4,134 would be 6 MB. */
const shownIcons = 500

/** Slices of fonts: a Chinese script needs about 100, all together 3 MB. */
const usedSlices = 400

const options = (name: string, maxEntries: number) => ({
  cacheName: `${cachePrefix}${name}`,
  matchOptions: { ignoreVary: true },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true })
  ]
})

/** Lists have caches of their own: they outlive the files that they name. Those of fonts have no version in their address. */
const icons = new CacheFirst(options('open-icons', shownIcons))
const iconNames = new CacheFirst(options('open-icon-names', 6))
const slices = new CacheFirst(options('print-fonts', usedSlices))
const sliceLists = new NetworkFirst(options('print-font-lists', 20))

const strategies = [
  { folder: openIconFolder, files: icons, lists: iconNames },
  { folder: printFontFolder, files: slices, lists: sliceLists }
]

const strategyOf = (path: string) => strategies.find(({ folder }) => path.startsWith(`${folder}/`))

/** Whether a path of this site is that of a file which is stored once it was used: an icon of the open set, a font of prints. */
export const isKeptOnUse = (path: string): boolean => strategyOf(path) !== undefined

/**
 * Answers the request for such a file with the stored one, else from the network. A version in the address changes with the content, so
 * a stored one stays right.
 */
export function answerUsedFile(event: ExtendableEvent, request: Request, url: URL): Promise<Response> {
  const strategy = strategyOf(url.pathname)
  if (!strategy) throw new Error(`No file that is kept on use: ${url.pathname}`)
  return strategy[url.pathname.endsWith('.json') ? 'lists' : 'files'].handle({ event, request })
}
