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
  'src/i18n/{megabytes,team-names,title-text,sortable-list-labels,labels/key-names,refusals/save-refusal-text}.ts'
]

/** Of those, the parts of the script screen that load on demand. */
const laterSources = 'src/features/script/{dialogs,selection,start}/**'

/** Sources of the help on fields, which few people open in a visit. */
const fieldSources = 'src/views/field-help/topics/*.ts'

/** The messages that only these sources use. */
const fieldKeys = /^field_help_(?:about|group)_/

/**
 * A language's messages come in three modules: `first` holds those that the first sources use, `fields` the texts about fields, and
 * `all` the others that browsers need. `all` exports those of `first` as well, and `fields` those of both. A source imports one of them as a whole.
 */
export const messageParts = ['first', 'all', 'fields'] as const
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
export function messagePartOf(file: string): MessagePart {
  if (matchesGlob(file, fieldSources)) return 'fields'
  if (matchesGlob(file, laterSources)) return 'all'
  return firstSources.some(pattern => matchesGlob(file, pattern)) ? 'first' : 'all'
}

/** Keys of the messages that the first sources use. */
export function firstKeys(): ReadonlySet<string> {
  return new Set(
    globSync(firstSources, { exclude: [laterSources] }).flatMap(file =>
      messageKeys(file, readFileSync(file, 'utf8'))
    )
  )
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
 * The source of one part of a language's compiled messages, in which `wider` names the module of the part that it exports as well. What it imports
 * besides is named by this part alone, so that it becomes part of the same file: a browser would ask for another one only
 * when this one has arrived.
 */
export function messagesOf(
  locale: Locale,
  part: MessagePart,
  wider: string,
  keys = firstKeys(),
  unused = builtKeys()
): string {
  const source = readFileSync(`${generated}/messages/${locale}.js`, 'utf8')
  const [head = ''] = source.split(/^(?=export const )/m)
  const chosen = messagesIn(locale).filter(message => {
    const key = keyOf(message)
    return !unused.has(key) && part === (keys.has(key) ? 'first' : fieldKeys.test(key) ? 'fields' : 'all')
  })
  const imports = head
    .split('\n')
    .filter(line => line.startsWith('import '))
    .map(line => line.replace(/"\.\.\/([^"]+)"/, `"${process.cwd()}/${generated}/$1?${part}.${locale}"`))
  const others = part === 'first' ? [] : [`export * from ${JSON.stringify(wider)}`]
  return [...imports, ...others, ...chosen].join('\n')
}

/** Address of each module of messages. Known before the browser's build, so that pages can name the files. */
export function messageFiles(): Record<string, Record<MessagePart, string>> {
  const keys = firstKeys()
  const unused = builtKeys()
  const address = (locale: Locale, part: MessagePart, wider = '') =>
    `/_astro/messages-${part}.${locale}.${hash(messagesOf(locale, part, wider, keys, unused))}.js`
  return Object.fromEntries(
    locales.map(locale => {
      const first = address(locale, 'first')
      const all = address(locale, 'all', first)
      return [locale, { first, all, fields: address(locale, 'fields', all) }]
    })
  )
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
