import type { Context } from 'hono'
import { builderPath, homeLanguageParameter, isLocale, type Locale } from '#routes'
import { languageCookieText } from '#routes/language-choice.ts'
import { isHttps } from '../auth/session-cookies.ts'
import type { Env } from '../env.ts'
import { chosenLocale, readerHeaders, readerLocale } from '../http/reader-locale.ts'

/**
 * Redirects the home address to the builder in the reader's language. Renews the cookie of the choice, since Safari
 * drops after a week what a script has set.
 */
export function openHome(c: Context<Env>): Response {
  const url = new URL(c.req.url)
  const locale = parameterLocale(url) ?? readerLocale(c)
  const chosen = chosenLocale(c)
  if (chosen) c.header('set-cookie', languageCookieText(chosen, isHttps(c.req.raw)), { append: true })
  c.header('vary', readerHeaders)
  c.header('cache-control', 'private, no-store')
  // Only then: deleting rewrites the whole query.
  if (url.searchParams.has(homeLanguageParameter)) url.searchParams.delete(homeLanguageParameter)
  return c.redirect(builderPath(locale, 'script') + url.search, 302)
}

function parameterLocale({ searchParams }: URL): Locale | undefined {
  const value = searchParams.get(homeLanguageParameter) ?? ''
  return isLocale(value) ? value : undefined
}
