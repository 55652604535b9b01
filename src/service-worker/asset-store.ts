import { offlineFiles } from 'virtual:offline-files'
import type { WorkboxPlugin } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'
import { filesCache, packedCache } from './cache-names.ts'
import { isStoredPacked } from './groups.ts'
import { packFile, unpackFile } from './packed-file.ts'

const isPacked = isStoredPacked(offlineFiles)

/** Stores files compressed that needn't be there at once. */
const packing: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? packFile(response) : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && unpackFile(cachedResponse)
}

const matchOptions = { ignoreVary: true }
const strategies = {
  [filesCache]: new CacheFirst({ cacheName: filesCache, matchOptions }),
  [packedCache]: new CacheFirst({ cacheName: packedCache, matchOptions, plugins: [packing] })
}

/** The cache that a file is stored in. Another build may have stored it in the other one. */
const cacheOf = (path: string) => (isPacked(path) ? packedCache : filesCache)

interface FileRequest {
  event: ExtendableEvent
  request: Request
}

/**
 * A built file, whose name changes with its content: a stored one is never asked for again. It is stored without the query that a
 * further attempt to import it adds.
 */
export async function answerFile({ event, request }: FileRequest): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const file = search === '' ? request : new Request(pathname)
  const stored = await findStored(file)
  return stored ?? strategies[cacheOf(pathname)].handle({ event, request: file })
}

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
  const request = new Request(path)
  const [{ ok, status }] = await Promise.all(strategies[cacheOf(path)].handleAll({ event, request }))
  if (!ok) throw new Error(`${path} has status ${status}`)
}

/** Paths of the stored files that are in their cache. */
export async function storedPaths(): Promise<Set<string>> {
  const found = await Promise.all(
    [filesCache, packedCache].map(async cacheName =>
      (await pathsIn(cacheName)).filter(path => cacheOf(path) === cacheName)
    )
  )
  return new Set(found.flat())
}

async function pathsIn(cacheName: string): Promise<string[]> {
  const requests = await (await caches.open(cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** A stored file as it was served; undefined when it isn't stored. */
export async function findStored(file: RequestInfo): Promise<Response | undefined> {
  for (const cacheName of [filesCache, packedCache]) {
    const stored = await caches.match(file, { cacheName, ignoreVary: true })
    if (stored) return unpackFile(stored)
  }
  return undefined
}

/** Deletes the stored files that are in none of these lists, and those in a cache that isn't theirs if theirs has them too. */
export async function deleteOtherFiles(...lists: readonly (readonly string[])[]): Promise<void> {
  const kept = new Set(lists.flat())
  const stored = await storedPaths()
  const isOutdated = (path: string, cacheName: string) =>
    !kept.has(path) || (cacheOf(path) !== cacheName && stored.has(path))
  for (const cacheName of [filesCache, packedCache]) {
    const cache = await caches.open(cacheName)
    const outdated = (await pathsIn(cacheName)).filter(path => isOutdated(path, cacheName))
    await Promise.all(outdated.map(path => cache.delete(path, { ignoreVary: true })))
  }
}

/** Frees the storage that files took. */
export const deleteFiles = () => Promise.all([filesCache, packedCache].map(name => caches.delete(name)))
