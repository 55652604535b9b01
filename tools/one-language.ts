import { resolve } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import type { AstroIntegration } from 'astro'
import { isLocale, type Locale, locales } from '../src/routes.ts'
import { compileCatalogue } from './catalogue.ts'
import {
  firstKeys,
  type MessagePart,
  messageFiles,
  messageParts,
  messagesOf,
  messageUse
} from './message-parts.ts'
import { compileMessages, messageOptions } from './messages.ts'

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

/** Who says what is not at hand at first asks for the rest. */
function splitMessages() {
  const first = firstKeys()
  const files = messageFiles()
  return {
    name: 'belfry:split-messages',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    buildStart(this: { emitFile(file: EmittedChunk): unknown }) {
      for (const locale of locales)
        for (const part of messageParts) {
          const fileName = files[locale]?.[part].slice(1) ?? ''
          this.emitFile({ type: 'chunk', id: partId(locale, part), fileName, preserveSignature: 'strict' })
        }
    },
    resolveId(source: string, importer?: string) {
      if (source === 'page-messages' || source === 'page-messages-more') return { id: source, external: true }
      if (source.startsWith(partPrefix)) return source
      const isNeighbour = source === './messages.ts' && importer?.startsWith(resolve('src/i18n'))
      if (source === '#i18n/messages.ts' || isNeighbour) return resolve('src/i18n/messages.browser.ts')
      return null
    },
    load(id: string) {
      if (!id.startsWith(partPrefix)) return null
      const [locale, part] = id.slice(partPrefix.length).split('/')
      return locale && isLocale(locale)
        ? messagesOf(locale, part === 'first' ? 'first' : 'more', first)
        : null
    },
    transform(code: string, id: string) {
      if (!id.startsWith(resolve('src')) || !/\.tsx?$/.test(id)) return null
      const next = code.replace(messageUse, (said, key: string) => (first.has(key) ? said : `more.${key}`))
      return next === code ? null : { code: `import * as more from 'page-messages-more'\n${next}`, map: null }
    }
  }
}

const partPrefix = 'belfry-messages:'
const partId = (locale: Locale, part: MessagePart) => `${partPrefix}${locale}/${part}`

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
function listFiles(files: typeof messageFiles) {
  return {
    name: 'belfry:message-files',
    resolveId: (source: string) => (source === virtualId ? `\0${virtualId}` : null),
    load: (id: string) =>
      id === `\0${virtualId}` ? `export const messageFiles = ${JSON.stringify(files())}` : null
  }
}

const noFiles = () => ({})

interface EmittedChunk {
  type: 'chunk'
  id: string
  fileName: string
  preserveSignature: 'strict'
}
