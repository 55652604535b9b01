/**
 * Every page of the product: patterns, prefixes and the functions that build its address. What the Worker answers itself
 * is in routes/worker.ts; addresses are spelled nowhere else.
 */

export const locales = ['en', 'fr', 'de', 'pt-br', 'tr', 'vi'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale = 'en'

/** Languages as the game's data files and other tools name them. */
export const languageTags: Record<Locale, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  'pt-br': 'pt-BR',
  tr: 'tr-TR',
  vi: 'vi-VN'
}

/** The language that a tag names, in any case. @example localeOfTag('EN-gb') // 'en' */
export const localeOfTag = (tag: string): Locale | undefined =>
  locales.find(locale => languageTags[locale].toLowerCase() === tag.toLowerCase())

export const isLocale = (text: string): text is Locale => locales.some(locale => locale === text)

/** What stands before every path of a language; English has none. */
export const localePrefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)

/** The address of a page in a language. @example localPath('fr', '/builder') // '/fr/builder' */
export function localPath(locale: Locale, path: string): string {
  return path === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + path
}

/** Language and bare path of an address. @example readPath('/fr/builder') // { locale: 'fr', path: '/builder' } */
export function readPath(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/')
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: first, path: pathname.slice(first.length + 1) || '/' }
}

/** The screens of the builder. They share one island, which moves between them without loading a page. */
export const builderPaths = {
  script: '/builder',
  firstNight: '/builder/first-night',
  otherNights: '/builder/other-nights',
  metadata: '/builder/metadata',
  almanac: '/builder/almanac',
  existingCharacters: '/builder/characters/existing',
  newCharacter: '/builder/characters/new',
  /** `:id` is a character of the script. */
  editCharacter: '/builder/characters/edit/:id',
  /** `:id` is a character of the script. */
  characterJson: '/builder/characters/json/:id',
  scriptJson: '/builder/script-json',
  jinxes: '/builder/jinxes',
  history: '/builder/history',
  import: '/builder/import',
  share: '/builder/share',
  exportPdfImage: '/builder/export-pdf-image',
  exportNew: '/builder/export-new',
  exportOver: '/builder/export-over',
  sessionExpired: '/builder/session-expired',
  newScript: '/new',
  deviceScripts: '/device-scripts',
  myScripts: '/my-scripts',
  myCharacters: '/my-characters',
  newSavedCharacter: '/my-characters/new',
  /** `:id` is that of a saved character, not the one that it has on a script. */
  editSavedCharacter: '/my-characters/edit/:id',
  myImages: '/my-images',
  account: '/account'
} as const
export type BuilderScreen = keyof typeof builderPaths
export const builderScreens = [
  'script',
  'firstNight',
  'otherNights',
  'metadata',
  'almanac',
  'existingCharacters',
  'newCharacter',
  'editCharacter',
  'characterJson',
  'scriptJson',
  'jinxes',
  'history',
  'import',
  'share',
  'exportPdfImage',
  'exportNew',
  'exportOver',
  'sessionExpired',
  'newScript',
  'deviceScripts',
  'myScripts',
  'myCharacters',
  'newSavedCharacter',
  'editSavedCharacter',
  'myImages',
  'account'
] as const satisfies BuilderScreen[]

/** Screens that open as a dialog over the script's character list. */
export const builderDialogs = [
  'history',
  'import',
  'share',
  'exportPdfImage',
  'exportNew',
  'exportOver',
  'sessionExpired'
] as const satisfies BuilderScreen[]

/** Screens for those alone who are signed in. */
export const signedInScreens = [
  'myScripts',
  'myCharacters',
  'newSavedCharacter',
  'editSavedCharacter',
  'myImages',
  'account'
] as const satisfies BuilderScreen[]

/** Screens whose address names one character. One built page stands for all of them. */
export const characterScreens = [
  'editCharacter',
  'characterJson',
  'editSavedCharacter'
] as const satisfies BuilderScreen[]
export type CharacterScreen = (typeof characterScreens)[number]

export const builderPath = (locale: Locale, screen: Exclude<BuilderScreen, CharacterScreen>) =>
  localPath(locale, builderPaths[screen])

/** The address of a screen about a character. @example characterScreenPath('en', 'editCharacter', 'imp') // '/builder/characters/edit/imp' */
export const characterScreenPath = (locale: Locale, screen: CharacterScreen, id: string) =>
  localPath(locale, builderPaths[screen].replace(idPart, `/${encodeURIComponent(id)}`))

const idPart = '/:id'

/** The path of a screen's built page. @example builtPath('editCharacter') // '/builder/characters/edit' */
export const builtPath = (screen: BuilderScreen) => builderPaths[screen].replace(idPart, '')

/**
 * The built page that answers an address which names a character, both without a language; undefined for every other
 * address, which is a page of its own or none.
 *
 * @example pageForAnyId('/builder/characters/edit/cook') // '/builder/characters/edit'
 */
export const pageForAnyId = (path: string): string | undefined =>
  characterScreens
    .map(builtPath)
    .find(page => path.startsWith(`${page}/`) && /^[^/]+$/.test(path.slice(page.length + 1)))

/** What the address of a new character says to have it begin as a copy: `/builder/characters/new?from=imp`. */
export const copyParameter = 'from'

/** The editor of a new character that begins as a copy of another one. */
export const copyPath = (
  locale: Locale,
  id: string,
  screen: 'newCharacter' | 'newSavedCharacter' = 'newCharacter'
) => `${builderPath(locale, screen)}?${copyParameter}=${encodeURIComponent(id)}`

/** What Belfry is, and whose work it builds on. */
export const aboutPath = '/about'

/** What other programs can ask for. The Worker leaves it to the built files, unlike the addresses beside it. */
export const apiDocsPath = '/api/docs'

/** A script that stands in the address itself, after the #, so that no server ever sees it. */
export const sharedPath = '/shared'

/** Where a script is shown that somebody shares. @param packed What packScript made, in letters safe for addresses. */
export const sharedScriptPath = (locale: Locale, packed: string) =>
  `${localPath(locale, sharedPath)}#script=${packed}`

/** The same script in the publisher's script tool. @param packed What packScript made. */
export const publisherScriptAddress = (packed: string) =>
  `https://script.bloodontheclocktower.com/?script=${encodeURIComponent(packed)}`

/** The catalogue of all official characters; each has a page under it. */
export const cataloguePath = '/catalogue'

/** The page of an official character, without a language. @example characterPath('imp') // '/catalogue/imp' */
export const characterPath = (id: string) => `${cataloguePath}/${id}`

/** Pages of what somebody saved and shows, beside others of their kind. */
export const publicPaths = {
  script: '/scripts/:id/:name',
  character: '/characters/:id/:name'
} as const
export type PublicKind = keyof typeof publicPaths

/** The page of something saved, without a language. @param name Its title as an address spells it: `fileStem(title)`. */
export const publicPath = (kind: PublicKind, publicId: string, name: string) =>
  publicPaths[kind].replace(':id', publicId).replace(':name', () => encodeURIComponent(name))

/** The page of a saved script. @param name Its title as an address spells it: `fileStem(title)`. */
export const publicScriptPath = (locale: Locale, publicId: string, name: string) =>
  localPath(locale, publicPath('script', publicId, name))

/** The page of a saved character. @param name Its name as an address spells it: `fileStem(name)`. */
export const publicCharacterPath = (locale: Locale, publicId: string, name: string) =>
  localPath(locale, publicPath('character', publicId, name))

/** What the address of a public page or file says to have an earlier version: `?version=3`. */
export const versionParameter = 'version'

/** What the builder's address says to have a copy of public work opened: `/builder?open=script/0123456789abcdef`. */
export const openParameter = 'open'

/** The builder, which opens a copy of a public script, or takes a public character into the open one. */
export const openingPath = (locale: Locale, kind: PublicKind, publicId: string, version?: number) =>
  `${builderPath(locale, 'script')}?${openParameter}=${kind}/${publicId}${version ? `&${versionParameter}=${version}` : ''}`

/** What the builder's address says to have a character added: `/builder?add=imp`. */
export const addParameter = 'add'

/** The builder, which adds a character as it opens. */
export const addingPath = (locale: Locale, id: string) =>
  `${builderPath(locale, 'script')}?${addParameter}=${encodeURIComponent(id)}`

/** Addresses that lead elsewhere, in every language. */
export const redirects = {
  '/': builderPaths.script,
  '/builder/characters/official': builderPaths.existingCharacters
} as const

export const notFoundPath = '/404'

/** Pictures of official characters; the version in their address changes with what any of them shows. */
export const iconFolder = '/icons'
/** All of them in one SVG, each under the character's id. */
export const iconSheetPath = (version: string) => `${iconFolder}/${version}/characters.svg`
/** Their paths as data. */
export const iconDrawingsPath = (version: string) => `${iconFolder}/${version}/drawings.json`

export const sitemapPath = '/sitemap.xml'
/** The same of all that is public. */
export const publicSitemapPath = '/sitemap-public.xml'
