import type { Context } from 'hono'
import { type DetectorOptions, detectFromCookie, detectFromHeader } from 'hono/language'
import {
  aboutPath,
  builderPaths,
  cataloguePath,
  defaultLocale,
  isLocale,
  type Locale,
  locales,
  publicPaths,
  sharedPath,
  splitLocale
} from '#routes'
import { languageCookie } from '#routes/language-choice.ts'

/** The language without its region: who reads `pt-PT` gets Brazilian Portuguese, the nearest that Belfry speaks. */
const languageOf = (locale: Locale) => locale.replace(/-.*/, '')

const detectorOptions: DetectorOptions = {
  order: ['cookie', 'header'],
  lookupCookie: languageCookie,
  lookupFromHeaderKey: 'accept-language',
  // Not used by the two detectors.
  lookupQueryString: '',
  lookupFromPathIndex: 0,
  caches: false,
  ignoreCase: true,
  supportedLanguages: locales.map(languageOf),
  fallbackLanguage: defaultLocale
}

const localeOfLanguage = (language: string | undefined) =>
  locales.find(locale => languageOf(locale) === language)

/** The locale that the reader has chosen in the menu; undefined without a choice. */
export const chosenLocale = (c: Context): Locale | undefined =>
  localeOfLanguage(detectFromCookie(c, detectorOptions))

/** The reader's locale: the chosen one, else the first of the browser's languages that Belfry speaks, else English. */
export const readerLocale = (c: Context): Locale =>
  chosenLocale(c) ?? localeOfLanguage(detectFromHeader(c, detectorOptions)) ?? defaultLocale

/** Request headers that the reader's locale follows: the `Vary` of such a response. */
export const readerHeaders = 'Accept-Language, Cookie'

/** The first segments of the addresses of pages, which are English without a prefix. */
const pageSegments: ReadonlySet<string | undefined> = new Set(
  [...Object.values(builderPaths), ...Object.values(publicPaths), aboutPath, cataloguePath, sharedPath].map(
    path => path.split('/')[1]
  )
)

/**
 * The locale that a pathname stands for: that of its prefix, or English for a page of Belfry without one. Undefined for
 * every other address, such as those of sign-in and addresses that nothing has.
 *
 * @example localeOfPath('/es/builder') // undefined
 */
export function localeOfPath(pathname: string): Locale | undefined {
  const { locale, path } = splitLocale(pathname)
  return locale !== defaultLocale || pageSegments.has(path.split('/')[1]) ? locale : undefined
}

/**
 * The locale of a page that the Worker responds with: that of the requested address, else the reader's. A file has none in
 * its address: then the one that it is requested in, else that of the page that links to it.
 */
export function requestLocale(c: Context): Locale {
  const { locale, path } = splitLocale(c.req.path)
  if (locale !== defaultLocale || !isFile(path)) return localeOfPath(c.req.path) ?? readerLocale(c)
  const asked = c.req.query('lang') ?? ''
  return isLocale(asked) ? asked : callerLocale(c)
}

const isFile = (path: string) => /^\/(?:api|auth|images)\/|\.\w+$/.test(path)

/** The locale of the page of this site that sends a request, as its `Referer` names it, else the reader's. */
export function callerLocale(c: Context): Locale {
  const referer = c.req.header('referer') ?? ''
  const page = URL.canParse(referer) ? new URL(referer) : undefined
  const isOurs = page?.origin === new URL(c.req.url).origin
  return (isOurs && localeOfPath(page.pathname)) || readerLocale(c)
}
