import type { Context } from 'hono'
import { type DetectorOptions, detectFromCookie, detectFromHeader } from 'hono/language'
import {
  aboutPath,
  builderPaths,
  cataloguePath,
  defaultLocale,
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

/** The locale of a page that the Worker responds with: that of the requested address, else the reader's. */
export const requestLocale = (c: Context): Locale => localeOfPath(c.req.path) ?? readerLocale(c)

/** The locale of the page that sends a request, as its `Referer` names it, else the reader's. */
export function callerLocale(c: Context): Locale {
  const address = c.req.header('referer') ?? ''
  return (URL.canParse(address) && localeOfPath(new URL(address).pathname)) || readerLocale(c)
}
