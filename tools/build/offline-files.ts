import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { drawingFonts } from '../../src/drawing/fonts.ts'
import { type Locale, locales } from '../../src/routes.ts'
import type { LanguageFiles, OfflineFiles } from '../../src/service-worker/offline-files.ts'
import {
  accountScripts,
  builderPage,
  codeScripts,
  initialScripts,
  initialStyles,
  printScripts
} from '../benches/sizes.ts'

const site = 'dist/client'

/** Letters beyond those of Western Europe are in fonts of their own. */
const fontSubsets: Readonly<Partial<Record<Locale, RegExp>>> = {
  tr: /-latin-ext-/,
  vi: /-vietnamese-/
}

/**
 * Sorts the built files by who needs them without a network. A file that is in no other group is common.
 *
 * @param pagePacks path of the pages of each language
 */
export function findOfflineFiles(pagePacks: Readonly<Record<Locale, string>>): OfflineFiles {
  const files = globSync([`${site}/_astro/*`, `${site}/icons/*/*`])
    .sort()
    .map(file => file.slice(site.length))
    .filter(path => hasHash.test(path) && !Object.values(pagePacks).includes(path))
  const isLater = isLaterFile()
  const forLocale = (locale: Locale): LanguageFiles => ({
    pages: pagePacks[locale],
    files: files.filter(path => isOfLanguage(path, locale) || fontSubsets[locale]?.test(path))
  })
  const ofSome = (path: string) => locales.some(locale => isOfLanguage(path, locale)) || isFontSubset(path)
  return {
    common: files.filter(path => !ofSome(path) && !isLater(path) && !isOnUse(path)),
    languages: Object.fromEntries(locales.map(locale => [locale, forLocale(locale)])) as Record<
      Locale,
      LanguageFiles
    >,
    start: [...new Set(builderPages().flatMap(startFiles))].map(file => file.slice(site.length)),
    later: files.filter(path => (isLater(path) && !isOnUse(path)) || isFontSubset(path)),
    onUse: files.filter(isOnUse)
  }
}

/** The builder's page in every language that was built. */
const builderPages = () => globSync(`${site}/{,*/}${basename(builderPage())}`)

/** What a browser needs to show a page and to start it. */
const startFiles = (page: string) => [...initialScripts(page), ...initialStyles(page)]

/** The icons of characters are in a folder that is named by their hash. */
const hasHash = /^\/(?:_astro|icons\/[0-9a-f]{10})\//

/** The fonts of drawings, and the module that reads them. */
const isOnUse = (path: string) => isFontReader(path) || fontFiles.some(name => path.includes(`/${name}.`))

const isFontReader = (path: string) => /\/open-font\.[\w-]+\.js$/.test(path)

const fontFiles = Object.values(drawingFonts).map(({ file }) => basename(file))

const isFontSubset = (path: string) => /-(?:latin-ext|vietnamese)-\d/.test(path)

/** Messages, and texts of the catalogue. */
const isOfLanguage = (path: string, locale: Locale) =>
  new RegExp(`/(?:messages-\\w+\\.)?${locale}\\.[\\w-]+\\.js(?:on)?$`).test(path)

/** Prints with their fonts, the code editor, and screens that need the account's server. */
function isLaterFile() {
  const scripts = new Set(
    [...printScripts(), ...codeScripts(), ...accountScripts()].map(file => file.slice(site.length))
  )
  return (path: string) => scripts.has(path) || /\.(?:wasm|ttf)$|\/drawings\.json$/.test(path)
}
