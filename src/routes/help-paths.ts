import { type Locale, localizePath } from '#routes'

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

/**
 * Address of a screenshot of the help. @example screenshotPath('fr', 'picker', 'dark') // '/help/fr/picker-dark.webp'
 *
 * @param scene one of `helpScenes`
 */
export const screenshotPath = (locale: Locale, scene: string, scheme: 'light' | 'dark') =>
  `${helpPath}/${locale}/${scene}-${scheme}.webp`
