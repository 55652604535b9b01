import type { Locale } from '#routes'
import { type HelpTopic, helpTopicPath } from '#routes/help-paths.ts'
import { blockText, type HelpText, inlineText } from './help-text.ts'

/** What the search of the help reads: one entry for each section, and one for what comes before the first. */
export interface HelpIndexEntry {
  href: string
  /** Title of the page. */
  title: string
  /** Heading of the section; empty for the start of the page. */
  heading: string
  text: string
}

/** A section that isn't in a text: what is made from data. */
export interface GeneratedSection {
  topic: HelpTopic
  anchor: string
  heading: string
  text: string
}

/** Builds the index of the texts of a language. */
export const buildHelpIndex = (
  texts: readonly HelpText[],
  locale: Locale,
  generated: readonly GeneratedSection[] = []
): HelpIndexEntry[] =>
  texts.flatMap(({ topic, title, summary, lead, sections }) => [
    { href: helpTopicPath(locale, topic), title, heading: '', text: `${summary} ${blockText(lead)}`.trim() },
    ...sections.map(({ anchor, heading, blocks }) => ({
      href: helpTopicPath(locale, topic, anchor),
      title,
      heading: inlineText(heading),
      text: blockText(blocks)
    })),
    ...generated
      .filter(section => section.topic === topic)
      .map(({ anchor, heading, text }) => ({
        href: helpTopicPath(locale, topic, anchor),
        title,
        heading,
        text
      }))
  ])
