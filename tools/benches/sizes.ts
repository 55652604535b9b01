import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { accountScreens } from '../../src/layouts/builder/account-screens.ts'
import {
  type BuilderScreen,
  builderScreens,
  defaultLocale,
  type Locale,
  locales,
  prerenderedPath
} from '../../src/routes.ts'

const site = 'dist/client'

/** Total bytes of files, each compressed with gzip on its own, as a server sends it. */
export const gzipped = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0)

export const pages = () => globSync(`${site}/**/*.html`)

export const builderPage = (locale: Locale = defaultLocale) =>
  locale === defaultLocale ? `${site}/builder.html` : `${site}/${locale}/builder.html`

/** The script files that a page preloads or starts. */
export const initialScripts = (page: string) =>
  urlsIn(page, /(?:<link rel="modulepreload" href|<script[^>]*\ssrc|(?:component|renderer)-url)="([^"]+)"/g)

/** The script files that a page preloads or starts, with their static imports. */
export function initialScriptsWithImports(page: string): string[] {
  const files = new Set(initialScripts(page))
  for (const file of files) for (const imported of staticImports(file)) files.add(imported)
  return [...files]
}

const staticImports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `${dirname(file)}/${name}`
  )

/** The data files that a page preloads for its islands. */
export const initialData = (page: string) => urlsIn(page, /<link rel="preload" href="([^"]+)" as="fetch"/g)

/**
 * Every script file that the screens of one language can load. Excludes the web workers, the code editor, the account
 * screens, the editors of images, the reader of fonts, the help on fields and the code for updates, which are measured separately.
 */
export function allScripts(): string[] {
  const excluded = new Set([
    ...accountScripts(),
    ...imageEditorScripts(),
    ...fontReaderScripts(),
    ...fieldHelpScripts()
  ])
  return globSync(`${site}/_astro/*.js`).filter(
    file =>
      isOfOneLanguage(file) &&
      !isOfPrints(file) &&
      !isOfReading(file) &&
      !isOfCode(file) &&
      !isOfUpdates(file) &&
      !excluded.has(file)
  )
}

/** The script files that pages of screens preload or start. */
const scriptsOf = (isCounted: (screen: BuilderScreen) => boolean) =>
  new Set(
    builderScreens
      .filter(isCounted)
      .flatMap(screen => initialScripts(`${site}${prerenderedPath(screen)}.html`))
  )

/** Script files that the grimoire's page loads, and no other screen's. */
export const grimoireScripts = (): string[] => [
  ...scriptsOf(screen => screen === 'grimoire').difference(scriptsOf(screen => screen !== 'grimoire'))
]

const imageEditors: readonly BuilderScreen[] = ['iconEditor', 'logoEditor']

/** Script files that only the icon editor and the logo editor load, with their web workers. */
export const imageEditorScripts = (): string[] => [
  ...scriptsOf(screen => imageEditors.includes(screen)).difference(
    scriptsOf(screen => !imageEditors.includes(screen))
  ),
  ...globSync(`${site}/_astro/{pixel,render}-worker.*.js`)
]

/** The script file that reads fonts, which the editors of images load for drawings with texts. */
export const fontReaderScripts = () => globSync(`${site}/_astro/open-font.*.js`)

/** The script files with the texts about fields in a language, which the first “?” that is opened loads. */
export const fieldHelpScripts = (locale: Locale = defaultLocale) =>
  globSync(`${site}/_astro/{messages-fields.${locale},field-groups}.*.js`)

/** Dialogs that list what an account has. No page names their scripts. */
const accountDialogs = ['account-games', 'image-picker', 'overwrite-dialog']

/** Script files that only the screens and dialogs for signed-in users load: no other screen or dialog imports them. */
export function accountScripts(): string[] {
  const others = scriptsOf(screen => !accountScreens.has(screen))
  const dialogs = new Set(globSync(`${site}/_astro/{${accountDialogs}}.*.js`))
  if (dialogs.size < accountDialogs.length) throw new Error('The build lacks a dialog for signed-in users')
  for (const file of dialogs) for (const imported of staticImports(file)) dialogs.add(imported)
  const ofAccount = scriptsOf(screen => accountScreens.has(screen))
    .union(dialogs)
    .difference(others)
  const shared = globSync(`${site}/_astro/*.js`).filter(file => !ofAccount.has(file))
  for (const file of shared)
    for (const imported of staticImports(file)) if (ofAccount.delete(imported)) shared.push(imported)
  return [...ofAccount]
}

/** The script files of the code editor, which only the JSON screens load. */
export const codeScripts = () => globSync(`${site}/_astro/*.js`).filter(isOfCode)

/** The script files of the print web worker: layout, fonts and PDF. The export dialog starts it in the background. */
export const printScripts = () => globSync(`${site}/_astro/*.js`).filter(isOfPrints)

/** The script files of the web worker that reads imports and shared links. It starts with the first of them. */
export const readingScripts = () => globSync(`${site}/_astro/*.js`).filter(isOfReading)

/** The script file about new versions, which every page loads when it is at rest. */
export const updateScripts = () => globSync(`${site}/_astro/*.js`).filter(isOfUpdates)

const isOfUpdates = (file: string) => file.includes('/start-updates.')

const isOfReading = (file: string) => file.includes('/reading-worker.')

const isOfPrints = (file: string) => file.includes('/print-worker.')

/** Recognized by a CSS class that only the code editor uses: the build chooses the file name. */
const isOfCode = (file: string) => readFileSync(file, 'utf8').includes('cm-scroller')

export const workerFiles = () => globSync('dist/server/**/*.{mjs,js,wasm,bin,ttf}')

function urlsIn(page: string, pattern: RegExp): string[] {
  const urls = readFileSync(page, 'utf8').matchAll(pattern)
  return [...new Set([...urls].map(([, url = '']) => site + url))]
}

function isOfOneLanguage(file: string) {
  const locale = locales.find(each => /\/messages-\w+\./.test(file) && file.includes(`.${each}.`))
  return locale === undefined || locale === defaultLocale
}
