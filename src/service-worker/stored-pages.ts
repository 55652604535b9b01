import { offlineFiles } from 'virtual:offline-files'
import { builderPaths, type Locale } from '#routes'
import { findStored } from './asset-store.ts'
import { composePage, type PagePack, readPagePack } from './page-pack.ts'
import { findStartPage, storeStartPage } from './start-page.ts'

interface StoredPack {
  pack: PagePack
  /** Headers of every page, which the file of the pack was served with too. */
  headers: Headers
}

/** Unpacked while the worker runs: it takes 20 ms. */
const packs = new Map<Locale, StoredPack>()

/** A page of a language; undefined when it isn't stored. @param path without language */
export async function storedPage(locale: Locale, path: string): Promise<Response | undefined> {
  const startPage = path === builderPaths.script && (await findStartPage(locale))
  return startPage || packedPage(locale, path)
}

/** Takes the builder's page out of the stored pages, so that it is ready at the next visit. */
export async function unpackStartPage(locale: Locale): Promise<void> {
  if (await findStartPage(locale)) return
  const page = await packedPage(locale, builderPaths.script)
  if (page) await storeStartPage(locale, page)
}

async function packedPage(locale: Locale, path: string): Promise<Response | undefined> {
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
