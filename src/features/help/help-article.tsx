import './help.css'
import './help-article.css'
import { inlineText } from '#help/help-text.ts'
import type { LocalizedHelpText } from '#help/help-texts.ts'
import type { HelpImages } from '#help/scenes.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { localizePath } from '#routes'
import { helpPath } from '#routes/help-paths.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { OxfordRule } from '#ui/page/oxford-rule.tsx'
import { HelpBlocks, Inlines } from './help-blocks.tsx'
import { HelpSearch } from './help-search.tsx'
import { listHeadings, TopicListSections, type TopicLists } from './topic-lists.tsx'
import { PreviousNext, TopicMenu } from './topic-menu.tsx'

interface Props {
  text: LocalizedHelpText
  /** All pages of the help, in the order of the contents. */
  texts: readonly LocalizedHelpText[]
  images: HelpImages
  lists: TopicLists
  /** Address of what the search reads. */
  indexPath: string
}

/** A page of the help, with the contents beside it. */
export function HelpArticle({ text, texts, images, lists, indexPath }: Props) {
  const { topic, title, summary, lead, sections, locale } = text
  return (
    <div className="help">
      <HelpSearch indexPath={indexPath} />
      <div className="help-content help-columns">
        <TopicMenu texts={texts} current={topic} />
        <article className="help-article" lang={locale === pageLocale() ? undefined : locale}>
          <nav className="help-trail" aria-label={m.catalogue_breadcrumbs()}>
            <a href={localizePath(pageLocale(), helpPath)}>{m.help_title()}</a>
          </nav>
          <header className="help-head">
            <h1 className={headingFontClass(title)}>{title}</h1>
            <OxfordRule />
            <p>{summary}</p>
          </header>
          <HelpBlocks blocks={lead} images={images} />
          {sections.map(section => (
            <section key={section.anchor}>
              <Heading {...section} />
              <HelpBlocks blocks={section.blocks} images={images} />
            </section>
          ))}
          <TopicListSections topic={topic} lists={lists} />
          <PreviousNext texts={texts} current={topic} />
        </article>
        <OnThisPage text={text} lists={lists} />
      </div>
    </div>
  )
}

function Heading({ anchor, level, heading }: LocalizedHelpText['sections'][number]) {
  const Level = level === 2 ? 'h2' : 'h3'
  return (
    <Level id={anchor} className={headingFontClass(inlineText(heading))}>
      <Inlines inlines={heading} />
    </Level>
  )
}

/** Links to the headings of the page. */
function OnThisPage({ text: { topic, sections }, lists }: Pick<Props, 'text' | 'lists'>) {
  const headings = [
    ...sections
      .filter(({ level }) => level === 2)
      .map(({ anchor, heading }) => ({ anchor, title: inlineText(heading) })),
    ...listHeadings(topic, lists)
  ]
  if (headings.length < 2) return null
  return (
    <nav className="help-on-page" aria-labelledby="on-page">
      <p className="help-nav-title" id="on-page">
        {m.help_on_page()}
      </p>
      <ul>
        {headings.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
