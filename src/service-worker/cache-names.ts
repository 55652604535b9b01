/** The prefix of every cache of the service worker. The kill switch needs nothing else. */
export const cachePrefix = 'belfry-'

/** The cache of the built files that are stored as they were served. Every build reads it, also those before `packedCache`. */
export const filesCache = `${cachePrefix}files`

/** The cache of the built files that are stored compressed. */
export const packedCache = `${cachePrefix}packed-files`
