import type { HelpText } from '#help/help-text.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags, localizePath } from '#routes'
import { helpPath, helpTopicPath } from '#routes/help-paths.ts'

/** JSON-LD of a page of the help: a schema.org `TechArticle` and its breadcrumbs. */
export function helpLinkedData(site: URL | undefined, { topic, title, summary }: HelpText) {
  const addressOf = (path: string) => new URL(path, site).href
  const address = addressOf(helpTopicPath(pageLocale(), topic))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        '@id': address,
        url: address,
        headline: title,
        description: summary,
        inLanguage: languageTags[pageLocale()]
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          breadcrumb(1, m.help_title(), addressOf(localizePath(pageLocale(), helpPath))),
          breadcrumb(2, title, address)
        ]
      }
    ]
  }
}

const breadcrumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item
})
