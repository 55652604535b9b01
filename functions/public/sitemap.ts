import { fileStem } from '#core/file-name.ts'
import { locales, localizePath, type PublicKind, publicPath } from '#routes'
import type { PublicListEntry } from '../db/public-documents.ts'

/** The maximum number of addresses in a sitemap, and of sitemaps in an index (sitemaps.org). */
export const maxAddresses = 50_000

/** The maximum number of documents in a sitemap: each has a page in every language. Its 50 MB are more than they need. */
export const maxEntries = Math.floor(maxAddresses / locales.length)

/** Documents in a sitemap on average: few enough to read and write one in the time of a page. */
const usualEntries = 1000

/**
 * The parts that public documents are listed in: beginnings of public ids, which are random hex digits. A document stays
 * in its part until there are 16 times as many parts, so search engines and caches see few changes.
 *
 * @example sitemapParts(900) // ['']
 * @example sitemapParts(2000) // ['0', '1', …, 'f']
 */
export function sitemapParts(documents: number): string[] {
  const digits = documents <= usualEntries ? 0 : Math.ceil(Math.log(documents / usualEntries) / Math.log(16))
  return Array.from({ length: 16 ** digits }, (_, index) =>
    digits === 0 ? '' : index.toString(16).padStart(digits, '0')
  )
}

/** The sitemap of some documents: the address of each page, in every language. */
export function writeSitemap(kind: PublicKind, entries: readonly PublicListEntry[], site: string): string {
  const lines = entries.flatMap(({ publicId, name, changedAt }) => {
    const path = publicPath(kind, publicId, fileStem(name))
    const lastModified = new Date(changedAt).toISOString()
    return locales.map(
      locale => `<url><loc>${site}${localizePath(locale, path)}</loc><lastmod>${lastModified}</lastmod></url>`
    )
  })
  return writeXml('urlset', lines)
}

/** The index of sitemaps at these addresses. */
export const writeSitemapIndex = (addresses: readonly string[]) =>
  writeXml(
    'sitemapindex',
    addresses.map(address => `<sitemap><loc>${address}</loc></sitemap>`)
  )

const writeXml = (root: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
