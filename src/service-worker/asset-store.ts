import { offlineFiles } from 'virtual:offline-files'
import type { WorkboxPlugin } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'
import { filesCache } from './cache-names.ts'
import { isStoredPacked } from './groups.ts'
import { packFile, unpackFile } from './packed-file.ts'

const cacheName = filesCache

const isPacked = isStoredPacked(offlineFiles)

/** Stores files compressed that needn't be there at once. */
const packing: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null
    return isPacked(new URL(request.url).pathname) ? packFile(response) : response
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && unpackFile(cachedResponse)
}

/** Built files, whose names change with their content: a stored one is never asked for again. */
export const assets = new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [packing] })

/** Requests at the same time: as many as a browser makes to one host. */
const parallel = 6

/**
 * Stores the files that aren't stored yet.
 *
 * @throws Error when one of them can't be fetched or stored. Those before it stay, so the next attempt is shorter.
 */
export async function storeFiles(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  const stored = await storedPaths()
  const queue = paths.filter(path => !stored.has(path))
  const storeNext = async (): Promise<void> => {
    for (let path = queue.shift(); path; path = queue.shift()) await storeFile(event, path)
  }
  // All have ended before it fails: nothing is written after that.
  const ends = await Promise.allSettled(
    Array.from({ length: parallel }, () =>
      storeNext().catch(error => {
        queue.length = 0
        throw error
      })
    )
  )
  const failure = ends.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

async function storeFile(event: ExtendableEvent, path: string) {
  const [{ ok, status }] = await Promise.all(assets.handleAll({ event, request: new Request(path) }))
  if (!ok) throw new Error(`${path} has status ${status}`)
}

/** Paths of the stored files. */
export async function storedPaths(): Promise<Set<string>> {
  const requests = await (await caches.open(cacheName)).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/** A stored file; undefined when it isn't stored. */
export const findStored = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName, ignoreVary: true })

/** Deletes the stored files that are in none of these lists. */
export async function deleteOtherFiles(...lists: readonly (readonly string[])[]): Promise<void> {
  const kept = new Set(lists.flat())
  const cache = await caches.open(cacheName)
  const outdated = [...(await storedPaths())].filter(path => !kept.has(path))
  await Promise.all(outdated.map(path => cache.delete(path, { ignoreVary: true })))
}

/** Frees the storage that files took. */
export const deleteFiles = () => caches.delete(cacheName)
