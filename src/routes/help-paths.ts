import { aboutPath, type Locale, localizePath } from '#routes'

/** Addresses of the help pages. */

/** The contents and the search of the help. */
export const helpPath = '/help'

/** The pages of the help in the order of the contents. */
export const helpTopics = [
  'first-script',
  'good-script',
  'suggestions',
  'night-order',
  'homebrew',
  'jinxes',
  'almanac',
  'saving',
  'sharing',
  'printing',
  'tokens',
  'grimoire',
  'image-editors',
  'offline',
  'files',
  'apps',
  'tool-makers',
  'shortcuts',
  'fields'
] as const
export type HelpTopic = (typeof helpTopics)[number]

/**
 * Address of a page of the help, or of a section of it. @example helpTopicPath('fr', 'printing', 'paper') // '/fr/help/printing#paper'
 */
export const helpTopicPath = (locale: Locale, topic: HelpTopic, section?: string) =>
  `${localizePath(locale, `${helpPath}/${topic}`)}${section === undefined ? '' : `#${section}`}`

export const isHelpTopic = (name: string): name is HelpTopic => helpTopics.some(topic => topic === name)

/** What changed in each version. */
export const changelogPath = '/changelog'

/**
 * Whether a path without language is of the help or about Belfry. Such pages work without a network once they were read; all of
 * them would take 60 KB in each language.
 */
export const isPageToRead = (path: string) =>
  [helpPath, aboutPath, changelogPath].includes(path) || path.startsWith(`${helpPath}/`)

/** The section of the page about Belfry that says what is stored where. */
export const privacySection = 'privacy'

/** JSON for the search of the help. The version in its address changes with the texts. */
export const helpIndexFolder = '/help-index'
export const helpIndexPath = (version: string, locale: Locale) =>
  `${helpIndexFolder}/${version}/${locale}.json`

/** A picture of the help in one language and one colour scheme. */
export const helpImagePath = (locale: Locale, scene: string, scheme: 'light' | 'dark') =>
  `${helpPath}/${locale}/${scene}-${scheme}.webp`
