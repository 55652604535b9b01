import { builderPath, type Locale, localizePath } from '#routes'

/** Addresses of the installed app: its manifests, where it starts, and what opens what other apps shared. */

/** The web app manifest of a language. */
export const manifestPath = (locale: Locale) => localizePath(locale, '/manifest.webmanifest')

/** Query parameter of the address that the installed app starts at: `/builder?app=1`. */
export const appParameter = 'app'

/** Where the installed app starts. The builder goes on to the screen that was open last. */
export const startPath = (locale: Locale) => `${builderPath(locale, 'script')}?${appParameter}=1`

/** The folder of a language's screenshots of the app. */
export const screenshotFolder = (locale: Locale) => `/screenshots/${locale}`

/** Query parameter of the import dialog that opens what another app has shared: `/builder/import?shared=1`. */
export const sharedParameter = 'shared'

/** The import dialog with what another app has shared. */
export const sharedImportPath = (locale: Locale) => `${builderPath(locale, 'import')}?${sharedParameter}=1`
