import './help.css'
import type { LocalizedHelpText } from '#help/help-texts.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { helpTopicPath } from '#routes/help-paths.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { OxfordRule } from '#ui/page/oxford-rule.tsx'
import { HelpSearch } from './help-search.tsx'
import { topicGroups } from './topic-groups.ts'

interface Props {
  texts: readonly LocalizedHelpText[]
  /** Address of what the search reads. */
  indexPath: string
}

/** The contents of the help: every page with its summary, and the search. */
export const HelpContents = ({ texts, indexPath }: Props) => (
  <div className="help help-contents">
    <header className="help-head">
      <h1 className={headingFontClass(m.help_title())}>{m.help_title()}</h1>
      <OxfordRule />
      <p>{m.help_lead()}</p>
    </header>
    <HelpSearch indexPath={indexPath} />
    <div className="help-content">
      {topicGroups().map(({ title, topics }) => {
        const written = texts.filter(({ topic }) => topics.includes(topic))
        return written.length > 0 && <Group key={title} title={title} texts={written} />
      })}
    </div>
  </div>
)

const Group = ({ title, texts }: { title: string; texts: readonly LocalizedHelpText[] }) => (
  <section className="help-group">
    <h2 className={headingFontClass(title)}>{title}</h2>
    <ul>
      {texts.map(({ topic, title: name, summary, locale }) => (
        <li key={topic} lang={locale === pageLocale() ? undefined : locale}>
          <a href={helpTopicPath(pageLocale(), topic)}>{name}</a>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  </section>
)
