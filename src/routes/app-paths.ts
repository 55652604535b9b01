import { builderPath, type Locale, localizePath } from '#routes'

/** Addresses of the installed app: its manifests, where it starts, how other apps share with it, and images of this device. */

/** The web app manifest of a language. */
export const manifestPath = (locale: Locale) => localizePath(locale, '/manifest.webmanifest')

/** Query parameter of the address that the installed app starts at: `/builder?app=1`. */
export const appParameter = 'app'

/** Where the installed app starts. The builder goes on to the screen that was open last. */
export const startPath = (locale: Locale) => `${builderPath(locale, 'script')}?${appParameter}=1`

/** The folder of a language's screenshots of the app. */
export const screenshotFolder = (locale: Locale) => `/screenshots/${locale}`

/** Where other apps post what they share. The service worker handles it, so that nothing shared reaches a server. */
export const shareTargetPath = '/share-target'

/** Names of the fields of a share. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const

/** Query parameter of the import dialog that opens what another app has shared: `/builder/import?shared=1`. */
export const sharedParameter = 'shared'

/** The import dialog with what another app has shared. */
export const sharedImportPath = (locale: Locale) => `${builderPath(locale, 'import')}?${sharedParameter}=1`

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
