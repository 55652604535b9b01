import { relative, resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { ViteDevServer } from 'vite'
import { isLocale, type Locale, locales } from '../../src/routes.ts'
import { compileCatalogue } from '../catalogue.ts'
import { compileMessages } from '../messages.ts'
import {
  builtKeys,
  firstKeys,
  isMessagesImport,
  type MessagePart,
  messageFiles,
  messagePartOf,
  messageParts,
  messagesOf
} from './message-parts.ts'

const virtualId = 'virtual:message-files'

/**
 * Gives the browser one language only. In its build, `#i18n/messages.ts` resolves to a module that imports
 * `messages-first`, `messages-all` or `messages-fields`: names that each page's import map points at files of its own language. The
 * catalogue's texts are fetched as data.
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

/** What component tests need in place of a build: all languages together, as while developing. */
export const componentPlugins = () => [fetchTexts(), listFiles(noFiles)]

/** Compiles the messages again once a burst of changed files is over: a change of all languages is one compilation. */
function watchMessages() {
  return {
    name: 'belfry:watch-messages',
    configureServer({ watcher }: ViteDevServer) {
      let timer: NodeJS.Timeout | undefined
      const compileSoon = (file: string) => {
        if (!file.startsWith(resolve('src/i18n/messages'))) return
        clearTimeout(timer)
        timer = setTimeout(() => compileMessages().catch(error => console.error(error)), burst)
      }
      watcher.on('change', compileSoon).on('add', compileSoon)
    }
  }
}

/** Milliseconds without a change that end a burst. */
const burst = 200

/** Three modules of messages for each language. A source gets the one that it needs, by where the source is. */
function splitMessages() {
  const keys = firstKeys()
  const unused = builtKeys()
  const files = messageFiles()
  const filesOf = (part: string) => Object.values(files[localeOf(part)] ?? {})
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
      if (/^messages-(?:first|all|fields)$/.test(source)) return { id: source, external: true }
      if (source.startsWith(partPrefix)) return source
      if (importer?.startsWith(partPrefix) && filesOf(importer).includes(source))
        return { id: source, external: true }
      if (!isMessagesImport(source, importer)) return null
      const part = importer ? messagePartOf(relative(process.cwd(), importer)) : 'all'
      return resolve(`src/i18n/messages-${part}.browser.ts`)
    },
    load(id: string) {
      if (!id.startsWith(partPrefix)) return null
      const [locale, name] = id.slice(partPrefix.length).split('/')
      const part = messageParts.find(each => each === name)
      if (!locale || !isLocale(locale) || !part) return null
      return messagesOf(
        locale,
        part,
        files[locale]?.[part === 'fields' ? 'all' : 'first'] ?? '',
        keys,
        unused
      )
    }
  }
}

const partPrefix = 'belfry-messages:'
const partId = (locale: Locale, part: MessagePart) => `${partPrefix}${locale}/${part}`
const localeOf = (id: string) => id.slice(partPrefix.length).split('/')[0] ?? ''

/** A web worker, to which no import map reaches, is told where its messages are. */
const messagesByAddress = {
  name: 'belfry:messages-by-address',
  apply: 'build' as const,
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    isMessagesImport(source, importer) ? resolve('src/i18n/messages.worker.ts') : null
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
