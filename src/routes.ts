/**
 * All page routes: patterns, language prefixes and functions that build addresses. routes/worker-paths.ts has the
 * routes that the Worker handles. No other file spells an address.
 */

export const locales = ['en', 'fr', 'de', 'pt-br', 'tr', 'vi'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale = 'en'

/** The language tag of each locale, as the game's data files and other tools use them. */
export const languageTags: Record<Locale, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  'pt-br': 'pt-BR',
  tr: 'tr-TR',
  vi: 'vi-VN'
}

/** Finds the locale of a language tag, in any case. @example findLocaleByTag('EN-gb') // 'en' */
export const findLocaleByTag = (tag: string): Locale | undefined =>
  locales.find(locale => languageTags[locale].toLowerCase() === tag.toLowerCase())

export const isLocale = (text: string): text is Locale => locales.some(locale => locale === text)

/** Path prefix of a locale; '' for English. */
export const localePrefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)

/** Adds the locale's prefix to a path. @example localizePath('fr', '/builder') // '/fr/builder' */
export function localizePath(locale: Locale, path: string): string {
  return path === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + path
}

/** Splits a pathname into locale and bare path. @example splitLocale('/fr/builder') // { locale: 'fr', path: '/builder' } */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/')
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: first, path: pathname.slice(first.length + 1) || '/' }
}

/**
 * Paths of the builder's screens. One React island renders them all and navigates without page loads. What else there is
 * to a screen is in layouts/builder/screens.ts.
 */
export const builderPaths = {
  script: '/builder',
  firstNight: '/builder/first-night',
  otherNights: '/builder/other-nights',
  metadata: '/builder/metadata',
  almanac: '/builder/almanac',
  grimoire: '/builder/grimoire',
  existingCharacters: '/builder/characters/existing',
  newCharacter: '/builder/characters/new',
  /** `:id` is the id of a character of the script. */
  editCharacter: '/builder/characters/edit/:id',
  /** `:id` is the id of a character of the script. */
  characterJson: '/builder/characters/json/:id',
  scriptJson: '/builder/script-json',
  jinxes: '/builder/jinxes',
  history: '/builder/history',
  import: '/builder/import',
  share: '/builder/share',
  exportPdfImage: '/builder/export-pdf-image',
  exportNew: '/builder/export-new',
  overwriteSaved: '/builder/export-over',
  sessionExpired: '/builder/session-expired',
  newScript: '/new',
  deviceScripts: '/device-scripts',
  myScripts: '/my-scripts',
  myCharacters: '/my-characters',
  newSavedCharacter: '/my-characters/new',
  /** `:id` is the document's id, not the character's id on a script. */
  editSavedCharacter: '/my-characters/edit/:id',
  myImages: '/my-images',
  iconEditor: '/icon-editor',
  logoEditor: '/logo-editor',
  compareScripts: '/compare',
  account: '/account'
} as const
export type BuilderScreen = keyof typeof builderPaths
export const builderScreens = Object.keys(builderPaths) as BuilderScreen[]

const idPart = '/:id'

/** Screens with a character id in the address. One prerendered page serves every id. */
export type CharacterScreen = {
  [Screen in BuilderScreen]: (typeof builderPaths)[Screen] extends `${string}/:id` ? Screen : never
}[BuilderScreen]

export const builderPath = (locale: Locale, screen: Exclude<BuilderScreen, CharacterScreen>) =>
  localizePath(locale, builderPaths[screen])

/** Address of a screen about one character. @example characterScreenPath('en', 'editCharacter', 'imp') */
export const characterScreenPath = (locale: Locale, screen: CharacterScreen, id: string) =>
  localizePath(locale, builderPaths[screen].replace(idPart, `/${encodeURIComponent(id)}`))

/** Path of a screen's prerendered page. @example prerenderedPath('editCharacter') // '/builder/characters/edit' */
export const prerenderedPath = (screen: BuilderScreen) => builderPaths[screen].replace(idPart, '')

/**
 * Finds the prerendered page for an address with a character id; both without locale prefix. Undefined for every other
 * address.
 *
 * @example findPrerenderedPage('/builder/characters/edit/cook') // '/builder/characters/edit'
 */
export const findPrerenderedPage = (path: string): string | undefined =>
  builderScreens
    .filter(screen => builderPaths[screen].endsWith(idPart))
    .map(prerenderedPath)
    .find(page => path.startsWith(`${page}/`) && /^[^/]+$/.test(path.slice(page.length + 1)))

/** Query parameter with the id of the character to copy: `/builder/characters/new?from=imp`. */
export const copyParameter = 'from'

/** Address of the editor for a new character that starts as a copy of another one. */
export const copyCharacterPath = (
  locale: Locale,
  id: string,
  screen: 'newCharacter' | 'newSavedCharacter' = 'newCharacter'
) => `${builderPath(locale, screen)}?${copyParameter}=${encodeURIComponent(id)}`

/** The page about Belfry and its credits. */
export const aboutPath = '/about'

/** The API documentation. A static page, unlike the other addresses under /api. */
export const apiDocsPath = '/api/docs'

/** The page that shows a script from the URL fragment, which never reaches a server. */
export const sharedPath = '/shared'

/** Address of the page for a shared script. @param packed URL-safe output of packScript */
export const sharedScriptPath = (locale: Locale, packed: string) =>
  `${localizePath(locale, sharedPath)}#script=${packed}`

/** The catalogue of official characters; each has a page below it. */
export const cataloguePath = '/catalogue'

/** Page of an official character, without locale prefix. @example characterPath('imp') // '/catalogue/imp' */
export const characterPath = (id: string) => `${cataloguePath}/${id}`

/** Pages of public documents. */
export const publicPaths = {
  script: '/scripts/:id/:name',
  character: '/characters/:id/:name'
} as const
export type PublicKind = keyof typeof publicPaths

/** Page of a public document, without locale prefix. @param name `fileStem` of its title */
export const publicPath = (kind: PublicKind, publicId: string, name: string) =>
  publicPaths[kind].replace(':id', publicId).replace(':name', () => encodeURIComponent(name))

/** Page of a public script. @param name `fileStem` of its title */
export const publicScriptPath = (locale: Locale, publicId: string, name: string) =>
  localizePath(locale, publicPath('script', publicId, name))

/** Page of a public character. @param name `fileStem` of its name */
export const publicCharacterPath = (locale: Locale, publicId: string, name: string) =>
  localizePath(locale, publicPath('character', publicId, name))

/** Query parameter of public pages and files for an earlier version: `?version=3`. */
export const versionParameter = 'version'

/** Query parameter of public pages to show what a version changed: `?version=3&changes=1`. */
export const changesParameter = 'changes'

/** Query parameter of the builder to open a copy of a public document: `/builder?open=script/0123456789abcdef`. */
export const openParameter = 'open'

/** Address of the builder that opens a copy of a public script, or adds a public character to the open script. */
export const openPublicPath = (locale: Locale, kind: PublicKind, publicId: string, version?: number) =>
  `${builderPath(locale, 'script')}?${openParameter}=${kind}/${publicId}${version ? `&${versionParameter}=${version}` : ''}`

/** Query parameter of the builder to add a character: `/builder?add=imp`. */
export const addParameter = 'add'

/** Address of the builder that adds a character on load. */
export const addCharacterPath = (locale: Locale, id: string) =>
  `${builderPath(locale, 'script')}?${addParameter}=${encodeURIComponent(id)}`

/**
 * The home address. The Worker redirects it to the builder in the reader's language. With a prefix (`/fr`) it is a
 * redirect like the others.
 */
export const homePath = '/'

/**
 * Query parameter of the home address for the language to continue in. OpenID Connect names it: the identity provider
 * returns it after a sign-out.
 */
export const homeLanguageParameter = 'state'

/** Redirects, for every locale. */
export const redirects = {
  [homePath]: builderPaths.script,
  '/builder/characters/official': builderPaths.existingCharacters,
  '/image-editor': builderPaths.iconEditor
} as const

export const notFoundPath = '/404'

/** Page that the service worker shows for a page that needs a network. */
export const offlinePath = '/offline'

/** The service worker. */
export const serviceWorkerPath = '/sw.js'

/** Folder of the icons of official characters. The version in their addresses changes with any of the icons. */
export const iconFolder = '/icons'
/** One SVG with all icons; the id of each symbol is the character's id. */
export const iconSheetPath = (version: string) => `${iconFolder}/${version}/characters.svg`
/** JSON with the SVG paths of all icons. */
export const iconGraphicsPath = (version: string) => `${iconFolder}/${version}/drawings.json`

export const sitemapPath = '/sitemap.xml'
/** Sitemap of all public documents. */
export const publicSitemapPath = '/sitemap-public.xml'
