import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { type Locale, locales } from '../src/routes.ts'

const generated = 'src/i18n/generated'

/** What every screen leans on, and the screen that the builder opens with: their words come at once, all others later. */
const firstSources = [
  'src/{layouts,features/{script,shell},ui}/**/*.{ts,tsx}',
  'src/views/*.{ts,tsx}',
  'src/i18n/{team,move,save-refusal}-words.ts'
]

export const messageParts = ['first', 'more'] as const
export type MessagePart = (typeof messageParts)[number]

/** A message that a source says. */
export const messageUse = /(?<![.\w])m\.(\w+)/g

export function firstKeys(): ReadonlySet<string> {
  const sources = globSync(firstSources).map(file => readFileSync(file, 'utf8'))
  return new Set(sources.flatMap(source => [...source.matchAll(messageUse)].map(([, key = '']) => key)))
}

/** One part of a language's compiled messages: a module that exports each under its key. */
export function messagesOf(locale: Locale, part: MessagePart, first = firstKeys()): string {
  const source = readFileSync(`${generated}/messages/${locale}.js`, 'utf8')
  const [head = '', ...messages] = source.split(/^(?=export const )/m)
  const wanted = messages.filter(message => {
    const [, key = ''] = message.match(/^export const (\w+)/) ?? []
    return first.has(key) === (part === 'first')
  })
  const imports = head.split('\n').filter(line => line.startsWith('import '))
  return [...imports, ...wanted].join('\n').replaceAll('"../', `"${process.cwd()}/${generated}/`)
}

/** Where each language's messages will be. Known before the browser's build, so that pages can name the files. */
export function messageFiles(): Record<string, Record<MessagePart, string>> {
  const first = firstKeys()
  const address = (locale: Locale, part: MessagePart) =>
    `/_astro/messages-${part}.${locale}.${hash(messagesOf(locale, part, first))}.js`
  return Object.fromEntries(
    locales.map(locale => [locale, { first: address(locale, 'first'), more: address(locale, 'more') }])
  )
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
