import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { drawingFonts } from '../../src/drawing/fonts.ts'
import { helpIndexFolder } from '../../src/routes/help-paths.ts'
import { type Locale, locales } from '../../src/routes.ts'
import type { LanguageFiles, OfflineFiles } from '../../src/service-worker/offline-files.ts'
import {
  accountScripts,
  builderPage,
  codeScripts,
  fontReaderScripts,
  imageEditorScripts,
  initialScripts,
  printScripts
} from '../benches/sizes.ts'

const site = 'dist/client'

/**
 * Letters beyond those of Western Europe are in fonts of their own. Sorts Mill Goudy lacks Vietnamese letters, so pages in Vietnamese
 * don't use it at all.
 */
const fontsOf: Readonly<Record<Locale, RegExp>> = {
  en: /goudy-latin-\d/,
  fr: /goudy-latin-\d/,
  de: /goudy-latin-\d/,
  'pt-br': /goudy-latin-\d/,
  tr: /-turkish-|goudy-latin-\d/,
  vi: /-vietnamese-/
}

/**
 * Sorts the built files by who needs them without a network. A file that is in no other group is common.
 *
 * @param pagePacks path of the pages of each language
 */
export function findOfflineFiles(pagePacks: Readonly<Record<Locale, string>>): OfflineFiles {
  const files = globSync([`${site}/_astro/*`, `${site}/icons/*/*`, `${site}${helpIndexFolder}/*/*`])
    .sort()
    .map(file => file.slice(site.length))
    .filter(path => hasHash.test(path) && !Object.values(pagePacks).includes(path))
  const isLater = isLaterFile()
  const isOnUse = isOnUseFile()
  const forLocale = (locale: Locale): LanguageFiles => ({
    pages: pagePacks[locale],
    files: files.filter(path => isOfLanguage(path, locale) || fontsOf[locale].test(path))
  })
  const ofSome = (path: string) =>
    isFontSubset(path) || locales.some(locale => isOfLanguage(path, locale) || fontsOf[locale].test(path))
  return {
    common: files.filter(path => !ofSome(path) && !isLater(path) && !isOnUse(path)),
    languages: Object.fromEntries(locales.map(locale => [locale, forLocale(locale)])) as Record<
      Locale,
      LanguageFiles
    >,
    // Their styles are in the pages, and messages have nothing to compile.
    start: [...new Set(builderPages().flatMap(initialScripts))]
      .map(file => file.slice(site.length))
      .filter(path => !isMessages(path)),
    later: files.filter(path => (isLater(path) && !isOnUse(path)) || isFontSubset(path)),
    onUse: files.filter(isOnUse)
  }
}

/** The builder's page in every language that was built. */
const builderPages = () => globSync(`${site}/{,*/}${basename(builderPage())}`)

/** The icons of characters and what the search of the help reads are in folders that are named by their hashes. */
const hasHash = /^\/(?:_astro|(?:icons|help-index)\/[0-9a-f]{10})\//

/** The fonts of drawings, the module that reads them, and what the search of the help reads. */
function isOnUseFile() {
  const readers = fontReaderScripts()
  return (path: string) =>
    path.startsWith(helpIndexFolder) ||
    readers.includes(site + path) ||
    fontFiles.some(name => path.includes(`/${name}.`))
}

const fontFiles = Object.values(drawingFonts).map(({ file }) => basename(file))

const isFontSubset = (path: string) => /-(?:latin-ext|turkish|vietnamese)-\d/.test(path)

/** Messages, and texts of the catalogue. */
const isOfLanguage = (path: string, locale: Locale) =>
  new RegExp(`/(?:messages-\\w+\\.)?${locale}\\.[\\w-]+\\.js(?:on)?$`).test(path)

const isMessages = (path: string) => /\/messages-\w+\./.test(path)

/** What few people need before the rest is there: comparing two scripts, random fill and the command palette. */
const isRarelyUsed = (path: string) => /\/(?:compare-screen|fill-dialog|palette-dialog)\./.test(path)

/** Prints with their fonts, the code editor, the editors of images, screens that need the account's server, and what is rarely used. */
function isLaterFile() {
  const editors = imageEditorScripts()
  const scripts = new Set(
    [...printScripts(), ...codeScripts(), ...accountScripts(), ...editors].map(file =>
      file.slice(site.length)
    )
  )
  const names = new Set(editors.map(nameOf))
  const isEditorStyle = (path: string) => path.endsWith('.css') && names.has(nameOf(path))
  return (path: string) =>
    scripts.has(path) ||
    isEditorStyle(path) ||
    isRarelyUsed(path) ||
    /\.(?:wasm|ttf)$|\/drawings\.json$/.test(path)
}

/** The name of a file before its hash. */
const nameOf = (path: string) => basename(path).split('.')[0] ?? ''
