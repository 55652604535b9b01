import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, findLocaleByTag, isLocale, type Locale, locales, splitLocale } from '#routes'

/**
 * The language for a message to a reader. A page has that of its path. A file has none there: the language that it is
 * requested in, that of the page that links to it, or the browser's.
 */
export function readerLocale({ req }: Pick<Context, 'req'>): Locale {
  const { locale, path } = splitLocale(req.path)
  if (locale !== defaultLocale || !isFile(path)) return locale
  const asked = req.query('lang') ?? ''
  if (isLocale(asked)) return asked
  return refererLocale(req.header('referer'), req.url) ?? browserLocale(req.header('accept-language'))
}

const isFile = (path: string) => /^\/(?:api|auth|images)\/|\.\w+$/.test(path)

/** The language of the page of this site that the request comes from. */
function refererLocale(referer: string | undefined, url: string): Locale | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname } = new URL(referer)
  return origin === new URL(url).origin ? splitLocale(pathname).locale : undefined
}

/** The first language of the browser that there is. @example browserLocale('pt-PT,pt;q=0.9,en;q=0.8') // 'pt-br' */
function browserLocale(accepted = ''): Locale {
  for (const { type: tag } of parseAccept(accepted)) {
    const found = findLocaleByTag(tag) ?? locales.find(locale => languageOf(locale) === languageOf(tag))
    if (found) return found
  }
  return defaultLocale
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0]
