import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, matchesGlob, resolve } from 'node:path'
import ts from 'typescript'
import { defaultLocale, type Locale, locales } from '../../src/routes.ts'

const generated = 'src/i18n/generated'

/** Sources of the frame, the building blocks and the screen that the builder opens with. */
const firstSources = [
  'src/{layouts,features/{script,shell},ui}/**/*.{ts,tsx}',
  'src/views/{,characters/}*.{ts,tsx}',
  'src/views/limits/use-first-items.tsx',
  'src/i18n/{megabytes,team-names,title-text,sortable-list-labels,refusals/save-refusal-text}.ts'
]

/**
 * A language's messages come in two modules: `first` holds those that the first sources use, `all` holds the others
 * that browsers need, and exports those of `first` as well. A source imports one or the other as a whole.
 */
export const messageParts = ['first', 'all'] as const
export type MessagePart = (typeof messageParts)[number]

/**
 * Whether an import leads to `src/i18n/messages.ts`, which the browser's build replaces: by its alias, or by a path from
 * a file of the same room. `importer` is an absolute path.
 */
export const isMessagesImport = (source: string, importer: string | undefined): boolean =>
  source === '#i18n/messages.ts' ||
  (importer !== undefined &&
    /^\.\.?\//.test(source) &&
    resolve(dirname(importer), source) === resolve('src/i18n/messages.ts'))

/** Which module of messages a source file needs. `file` is a path from the project's root. */
export const messagePartOf = (file: string): MessagePart =>
  firstSources.some(pattern => matchesGlob(file, pattern)) ? 'first' : 'all'

/** Keys of the messages that the first sources use. */
export function firstKeys(): ReadonlySet<string> {
  return new Set(globSync(firstSources).flatMap(file => messageKeys(file, readFileSync(file, 'utf8'))))
}

/** Sources that run while building or in the Worker alone: their pages have no island, and their scripts use no messages. */
const builtSources = [
  'src/features/{about,api-docs,catalogue,help,public}/**/*.{ts,tsx}',
  'src/features/shell/{menu-entries.ts,not-found.tsx,offline-page.tsx}'
]

/** Keys of the messages that only those sources and Astro's templates use: no browser needs them. */
export function builtKeys(): ReadonlySet<string> {
  const browserSources = globSync('src/**/*.{ts,tsx}', { exclude: [`${generated}/**`, ...builtSources] })
  const used = (file: string) => readFileSync(file, 'utf8').match(/(?<=\bm\.)\w+/g) ?? []
  const needed = new Set(browserSources.flatMap(used))
  return new Set(
    messagesIn(defaultLocale)
      .map(keyOf)
      .filter(key => !needed.has(key))
  )
}

/** The compiled messages of a language, as source. */
const messagesIn = (locale: Locale) =>
  readFileSync(`${generated}/messages/${locale}.js`, 'utf8')
    .split(/^(?=export const )/m)
    .slice(1)

const keyOf = (message: string) => message.match(/^export const (\w+)/)?.[1] ?? ''

/** Keys of the messages that a source uses: the properties that it reads of `m`. */
export function messageKeys(file: string, source: string): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'm'
    )
      keys.push(node.name.text)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return keys
}

/**
 * The source of one part of a language's compiled messages, in which `first` names the module of that part. What it imports
 * besides is named by this part alone, so that it becomes part of the same file: a browser would ask for another one only
 * when this one has arrived.
 */
export function messagesOf(
  locale: Locale,
  part: MessagePart,
  firstModule: string,
  keys = firstKeys(),
  unused = builtKeys()
): string {
  const source = readFileSync(`${generated}/messages/${locale}.js`, 'utf8')
  const [head = ''] = source.split(/^(?=export const )/m)
  const chosen = messagesIn(locale).filter(message => {
    const key = keyOf(message)
    return keys.has(key) === (part === 'first') && !unused.has(key)
  })
  const imports = head
    .split('\n')
    .filter(line => line.startsWith('import '))
    .map(line => line.replace(/"\.\.\/([^"]+)"/, `"${process.cwd()}/${generated}/$1?${part}.${locale}"`))
  const others = part === 'all' ? [`export * from ${JSON.stringify(firstModule)}`] : []
  return [...imports, ...others, ...chosen].join('\n')
}

/** Address of each module of messages. Known before the browser's build, so that pages can name the files. */
export function messageFiles(): Record<string, Record<MessagePart, string>> {
  const keys = firstKeys()
  const unused = builtKeys()
  const address = (locale: Locale, part: MessagePart, firstModule = '') =>
    `/_astro/messages-${part}.${locale}.${hash(messagesOf(locale, part, firstModule, keys, unused))}.js`
  return Object.fromEntries(
    locales.map(locale => {
      const first = address(locale, 'first')
      return [locale, { first, all: address(locale, 'all', first) }]
    })
  )
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
