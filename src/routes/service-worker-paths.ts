/** Addresses that only the service worker answers, and where it stores what it answers with: no server knows them. */

/** Where other apps post what they share. The service worker handles it, so that nothing shared reaches a server. */
export const shareTargetPath = '/share-target'

/** Names of the fields of a share. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const

/** The cache in which the service worker leaves what was shared, its address there, and the header with a file's name. */
export const sharedCache = 'belfry-shared'
export const sharedContentPath = `${shareTargetPath}/content`
export const fileNameHeader = 'x-file-name'

/**
 * Path of an image that only this browser has. The service worker answers it; a server never has such an image. `isDeviceImage`
 * of core recognises the address.
 *
 * @param name 32 hexadecimal digits of the content's SHA-256
 */
export const deviceImagePath = (name: string) => `/images/device/${name}.png`

/** The cache of these images. Its name lacks the service worker's prefix, so that the kill switch leaves it alone. */
export const deviceImageCache = 'device-images'
