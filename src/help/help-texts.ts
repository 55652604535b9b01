import { m } from '#i18n/messages.ts'
import { defaultLocale, type Locale } from '#routes'
import { type HelpTopic, helpTopics } from '#routes/help-paths.ts'
import type { HelpText } from './help-text.ts'
import { readHelpText } from './read-help-text.ts'

const sources = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default', eager: true })

/** The Markdown of a topic in a language; undefined when it isn't written. */
export const helpSource = (locale: Locale, topic: HelpTopic): string | undefined =>
  sources[`./texts/${locale}/${topic}.md`]

/** A text with the language that it is written in. */
export interface LocalizedHelpText extends HelpText {
  locale: Locale
}

/** The topics that are written, in the order of the contents. */
export const writtenTopics = (): HelpTopic[] =>
  helpTopics.filter(topic => helpSource(defaultLocale, topic) !== undefined)

/** The help in a language. A topic without a translation is in English. */
export function helpTexts(locale: Locale): readonly LocalizedHelpText[] {
  const read = texts.get(locale) ?? writtenTopics().map(topic => readTopic(locale, topic))
  texts.set(locale, read)
  return read
}

const texts = new Map<Locale, readonly LocalizedHelpText[]>()

function readTopic(locale: Locale, topic: HelpTopic): LocalizedHelpText {
  const own = helpSource(locale, topic)
  const source = own ?? helpSource(defaultLocale, topic) ?? ''
  const message = (key: string) => messageText(key, locale)
  return {
    ...readHelpText(source, { topic, locale, message }),
    locale: own === undefined ? defaultLocale : locale
  }
}

/** The text of the interface under a key. Only keys without placeholders make sense in the help. */
function messageText(key: string, locale: Locale): string | undefined {
  const messages: Readonly<Record<string, unknown>> = m
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined
  return typeof message === 'function' ? message({}, { locale }) : undefined
}
