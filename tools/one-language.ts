import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import type { AstroIntegration } from 'astro'
import { type Locale, locales } from '../src/routes.ts'
import { compileCatalogue } from './catalogue.ts'
import { compileMessages, messageOptions } from './messages.ts'

const generated = 'src/i18n/generated'
const virtualId = 'virtual:message-files'

/**
 * Gives the browser one language only. In its build, `#i18n/messages.ts` becomes a module that imports
 * `page-messages`, a name which each page's import map points at its own language's file; and the catalogue's words
 * are fetched as data.
 */
export function oneLanguage(): AstroIntegration {
  return {
    name: 'belfry:one-language',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        await compileMessages()
        compileCatalogue()
        const building = command === 'build'
        const plugins = building
          ? [splitMessages(), listFiles(messageFiles)]
          : [watchMessages(), listFiles(noFiles)]
        const worker = { plugins: () => [messagesByAddress] }
        updateConfig({ vite: { plugins: [fetchTexts(), ...plugins], worker } })
      }
    }
  }
}

const watchMessages = () => paraglideVitePlugin(messageOptions)

function splitMessages() {
  return {
    name: 'belfry:split-messages',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    buildStart(this: { emitFile(file: EmittedChunk): unknown }) {
      for (const [locale, address] of Object.entries(messageFiles())) {
        const id = resolve(generated, 'messages', `${locale}.js`)
        this.emitFile({ type: 'chunk', id, fileName: address.slice(1), preserveSignature: 'strict' })
      }
    },
    resolveId(source: string, importer?: string) {
      if (source === 'page-messages') return { id: source, external: true }
      const isNeighbour = source === './messages.ts' && importer?.startsWith(resolve('src/i18n'))
      if (source === '#i18n/messages.ts' || isNeighbour) return resolve('src/i18n/messages.browser.ts')
      return null
    }
  }
}

/** A web worker, to which no import map reaches, is told where its messages are. */
const messagesByAddress = {
  name: 'belfry:messages-by-address',
  apply: 'build' as const,
  enforce: 'pre' as const,
  resolveId: (source: string) =>
    source === '#i18n/messages.ts' ? resolve('src/i18n/messages.worker.ts') : null
}

/** The catalogue's words reach the browser as data, while developing too: there no browser takes them for a module. */
function fetchTexts() {
  return {
    name: 'belfry:fetch-texts',
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    resolveId: (source: string) =>
      source === '#catalogue/texts.ts' ? resolve('src/catalogue/texts.browser.ts') : null
  }
}

/** Tells the layout where each language's messages are. */
function listFiles(files: () => Partial<Record<Locale, string>>) {
  return {
    name: 'belfry:message-files',
    resolveId: (source: string) => (source === virtualId ? `\0${virtualId}` : null),
    load: (id: string) =>
      id === `\0${virtualId}` ? `export const messageFiles = ${JSON.stringify(files())}` : null
  }
}

const noFiles = () => ({})

function messageFiles() {
  return Object.fromEntries(locales.map(locale => [locale, `/_astro/messages.${locale}.${hash(locale)}.js`]))
}

/** Known before the browser's build, so that pages can name the file; changes with its words. */
function hash(locale: Locale) {
  const text = readFileSync(`${generated}/messages/${locale}.js`)
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

interface EmittedChunk {
  type: 'chunk'
  id: string
  fileName: string
  preserveSignature: 'strict'
}
