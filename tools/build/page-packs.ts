import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { isPageToRead } from '../../src/routes/help-paths.ts'
import { signedInPath } from '../../src/routes/sign-in-paths.ts'
import { apiDocsPath, type Locale, locales, notFoundPath, splitLocale } from '../../src/routes.ts'
import { packPages } from '../../src/service-worker/page-pack.ts'

const site = 'dist/client'

/** Pages that only make sense with a network, or that few people read without one. */
const onlinePages = new Set<string>([notFoundPath, signedInPath, apiDocsPath])

const isOnline = (path: string) => onlinePages.has(path) || isPageToRead(path)

/**
 * Tags that need a network: what search engines and link previews read, and data that is fetched before a script asks for it.
 * Browsers don't use such data in a page that a service worker controls, and fetch it twice.
 */
const onlineTags =
  /<meta (?:property="og:|name="twitter:)[^>]*>|<link rel="alternate"[^>]*>|<link rel="preload"[^>]* as="fetch"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs

/**
 * The built pages of a language that work without a network, as HTML by path without language. They are as they were built,
 * without the tags that need a network.
 */
export function offlinePages(locale: Locale): Record<string, string> {
  const pages = globSync(`${site}/**/*.html`)
    .sort()
    .map(file => ({ file, ...splitLocale(file.slice(site.length).replace(/\.html$/, '')) }))
    .filter(page => page.locale === locale && !isOnline(page.path))
  return Object.fromEntries(
    pages.map(({ file, path }) => [path, readFileSync(file, 'utf8').replace(onlineTags, '')])
  )
}

/**
 * Writes the pages of each language into one compressed file. They must be final.
 *
 * @returns the paths of the files
 */
export function writePagePacks(): Record<Locale, string> {
  const paths = locales.map(locale => {
    const file = gzipSync(JSON.stringify(packPages(offlinePages(locale))), { level: 9 })
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
    const path = `/_astro/pages.${locale}.${hash}.gz`
    writeFileSync(site + path, file)
    return [locale, path] as const
  })
  return Object.fromEntries(paths) as Record<Locale, string>
}
