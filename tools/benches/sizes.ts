import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  builderScreens,
  builtPath,
  defaultLocale,
  type Locale,
  locales,
  signedInScreens
} from '../../src/routes.ts'

const site = 'dist/client'

/** Bytes of files after gzip, each compressed by itself as a server sends it. */
export const gzipped = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0)

export const pages = () => globSync(`${site}/**/*.html`)

export const builderPage = (locale: Locale = defaultLocale) =>
  locale === defaultLocale ? `${site}/builder.html` : `${site}/${locale}/builder.html`

/** The scripts that a page names in its head or starts in its body. */
export const scriptsAtFirst = (page: string) =>
  named(page, /(?:<link rel="modulepreload" href|<script[^>]*\ssrc|(?:component|renderer)-url)="([^"]+)"/g)

/** The same, with what those import in turn. */
export function scriptsToRead(page: string): string[] {
  const files = new Set(scriptsAtFirst(page))
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g
    ))
      files.add(`${dirname(file)}/${name}`)
  return [...files]
}

/** What a page has its islands fetch at once that is no script. */
export const dataAtFirst = (page: string) => named(page, /<link rel="preload" href="([^"]+)" as="fetch"/g)

/**
 * Every script that the screens of one language may ever load. What only the web worker runs is counted by itself, and
 * so are the editor of code and the lists of an account.
 */
export function scriptsInAll(): string[] {
  const ofAccounts = new Set(accountScripts())
  return globSync(`${site}/_astro/*.js`).filter(
    file => isOfOneLanguage(file) && !isOfPrints(file) && !isOfCode(file) && !ofAccounts.has(file)
  )
}

/** What the pages of whoever is signed in fetch at once, and those of no other screen do. */
export function accountScripts(): string[] {
  const isOfAccounts = (screen: string) => signedInScreens.some(each => each === screen)
  const scriptsOf = (screens: readonly (typeof builderScreens)[number][]) =>
    new Set(screens.flatMap(screen => scriptsAtFirst(`${site}${builtPath(screen)}.html`)))
  const others = scriptsOf(builderScreens.filter(screen => !isOfAccounts(screen)))
  return [...scriptsOf(signedInScreens)].filter(file => !others.has(file))
}

/** The editor of code: those who open a JSON screen fetch it. */
export const codeScripts = () => globSync(`${site}/_astro/*.js`).filter(isOfCode)

/** The layout engine, the fonts' and the PDF's: a web worker of the export dialog runs it, and nothing waits for it. */
export const printScripts = () => globSync(`${site}/_astro/*.js`).filter(isOfPrints)

const isOfPrints = (file: string) => file.includes('/print-worker.')

/** A class that the editor alone has: the file is named by the build. */
const isOfCode = (file: string) => readFileSync(file, 'utf8').includes('cm-scroller')

export const workerFiles = () => globSync('dist/server/**/*.{mjs,js,wasm,bin,ttf}')

function named(page: string, address: RegExp): string[] {
  const urls = readFileSync(page, 'utf8').matchAll(address)
  return [...new Set([...urls].map(([, url = '']) => site + url))]
}

function isOfOneLanguage(file: string) {
  const locale = locales.find(each => /\/messages-\w+\./.test(file) && file.includes(`.${each}.`))
  return locale === undefined || locale === defaultLocale
}
