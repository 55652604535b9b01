import { offlineFiles } from 'virtual:offline-files'
import { builderPath, type Locale, offlinePath, splitLocale } from '#routes'
import { findStored } from './asset-store.ts'
import { composePage, type PagePack, readPagePack } from './page-pack.ts'
import { findPageTarget } from './page-target.ts'
import { lastLanguage } from './worker-state.ts'

/** Milliseconds that the page at `/` may take: it only picks a language, which the worker can do too. */
const rootTimeout = 3000

/**
 * Answers a navigation: with the stored page if the language is stored, else from the network. Stored pages fit the stored
 * scripts, so they come first even with a network; a new build brings both. Without a network, every other address shows
 * the offline page.
 */
export async function answerPage(request: Request, url: URL): Promise<Response> {
  const target = findPageTarget(url.pathname)
  if (target?.kind === 'root') return answerRoot(request)
  if (target?.kind === 'redirect') return Response.redirect(target.to + url.search, 302)
  const stored = target && (await storedPage(target.locale, target.path))
  if (stored) return stored
  try {
    return await fetch(request)
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

interface StoredPack {
  pack: PagePack
  /** Headers of every page, which the file of the pack was served with too. */
  headers: Headers
}

/** Unpacked while the worker runs: it takes 20 ms. */
const packs = new Map<Locale, StoredPack>()

async function storedPage(locale: Locale, path: string): Promise<Response | undefined> {
  // A damaged file is like none: the network has the page.
  const stored = packs.get(locale) ?? (await readStoredPack(locale).catch(() => undefined))
  const html = stored && composePage(stored.pack, path)
  return html === undefined ? undefined : new Response(html, { headers: stored?.headers ?? {} })
}

async function readStoredPack(locale: Locale): Promise<StoredPack | undefined> {
  const file = await findStored(offlineFiles.languages[locale].pages)
  if (!file) return undefined
  const stored = { pack: await readPagePack(file), headers: pageHeaders(file.headers) }
  packs.set(locale, stored)
  return stored
}

/** The security headers of the pages are those of every built file. */
function pageHeaders(served: Headers): Headers {
  const headers = new Headers(served)
  for (const name of ['cache-control', 'content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  return headers
}
