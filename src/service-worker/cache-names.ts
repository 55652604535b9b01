/** The prefix of every cache of the service worker. The kill switch needs nothing else. */
export const cachePrefix = 'belfry-'

/** The cache of the built files. */
export const filesCache = `${cachePrefix}files`
