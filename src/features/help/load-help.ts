import { once } from '#core/once.ts'
import { buildHelpIndex } from '#help/help-index.ts'
import { helpTexts } from '#help/help-texts.ts'
import { inLocale } from '#i18n/in-locale.ts'
import { shortcutGroups } from '#i18n/labels/shortcut-list.ts'
import type { Locale } from '#routes'
import { helpIndexPath } from '#routes/help-paths.ts'
import { fieldGroups } from '#views/field-help/topics/field-groups.ts'
import { listSections, type TopicLists } from './topic-lists.tsx'

/** The lists that pages of the help show from data. */
export const topicLists = (): TopicLists => ({
  fields: fieldGroups.map(({ title, fields }) => ({
    title: title(),
    fields: fields.map(({ id, label, text }) => ({ id, label: label(), text: text() }))
  })),
  shortcuts: shortcutGroups().map(({ title, shortcuts }) => ({
    title,
    shortcuts: shortcuts.map(({ keys, text }) => ({ keys, label: text }))
  }))
})

interface HelpIndexFile {
  version: string
  json: string
}

/** The file that the search reads in a language; its version changes with its content. */
export const helpIndexFile: (locale: Locale) => Promise<HelpIndexFile> = once(async locale => {
  const lists = inLocale(locale, () => listSections(topicLists()))
  const json = JSON.stringify(buildHelpIndex(helpTexts(locale), locale, lists))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json)))
  const hex = [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return { version: hex.slice(0, 10), json }
})

/** Address of that file. */
export const indexPathOf = async (locale: Locale) =>
  helpIndexPath((await helpIndexFile(locale)).version, locale)
