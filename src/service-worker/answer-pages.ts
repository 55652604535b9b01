import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { builderPath, offlinePath, splitLocale } from '#routes'
import { isPageToRead } from '#routes/help-paths.ts'
import { cachePrefix } from './cache-names.ts'
import { findPageTarget } from './page-target.ts'
import { storedPage } from './stored-pages.ts'
import { lastLanguage } from './worker-state.ts'

/** Milliseconds that the page at `/` may take: it only picks a language, which the worker can do too. */
const rootTimeout = 3000

/**
 * Pages of the help and about Belfry that were read, in any language; a stored one is shown when the network doesn't answer within
 * 5 seconds.
 */
const help = new NetworkFirst({
  cacheName: `${cachePrefix}help`,
  networkTimeoutSeconds: 5,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })
  ]
})

/**
 * Answers a navigation: with the stored page if the language is stored, else from the network. Stored pages fit the stored
 * scripts, so they come first even with a network; a new build brings both. Pages to read are stored when they are
 * read. Without a network, every other address shows the offline page.
 */
export async function answerPage(event: ExtendableEvent, request: Request, url: URL): Promise<Response> {
  const target = findPageTarget(url.pathname)
  if (target?.kind === 'root') return answerRoot(request)
  if (target?.kind === 'redirect') return Response.redirect(target.to + url.search, 302)
  const stored = target && (await storedPage(target.locale, target.path))
  if (stored) return stored
  try {
    return await (target?.kind === 'page' && isPageToRead(target.path)
      ? help.handle({ event, request: new Request(url.pathname) })
      : fetch(request))
  } catch (error) {
    return offlinePage(url, error)
  }
}

async function answerRoot(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(rootTimeout) })
  } catch (error) {
    const locale = await lastLanguage()
    if (!locale) throw error
    return Response.redirect(builderPath(locale, 'script'), 302)
  }
}

async function offlinePage(url: URL, error: unknown): Promise<Response> {
  const { locale } = splitLocale(url.pathname)
  const page = (await storedPage(locale, offlinePath)) ?? (await offlinePageOfLastLanguage())
  if (!page) throw error
  return new Response(page.body, { headers: page.headers, status: 503 })
}

async function offlinePageOfLastLanguage() {
  const locale = await lastLanguage()
  return locale && storedPage(locale, offlinePath)
}
