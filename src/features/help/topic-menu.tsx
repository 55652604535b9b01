import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { LocalizedHelpText } from '#help/help-texts.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { type HelpTopic, helpTopicPath } from '#routes/help-paths.ts'
import { topicGroups } from './topic-groups.ts'

interface Props {
  texts: readonly LocalizedHelpText[]
  current: HelpTopic
}

/** The contents of the help, beside a page of it. */
export const TopicMenu = ({ texts, current }: Props) => (
  <nav className="help-menu" aria-label={m.help_contents()}>
    {topicGroups().map(({ title, topics }) => (
      <div key={title}>
        <p className="help-nav-title">{title}</p>
        <ul>
          {texts
            .filter(({ topic }) => topics.includes(topic))
            .map(({ topic, title: name }) => (
              <li key={topic}>
                <a
                  href={helpTopicPath(pageLocale(), topic)}
                  aria-current={topic === current ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </nav>
)

/** Links to the page before and the page after. */
export function PreviousNext({ texts, current }: Props) {
  const index = texts.findIndex(({ topic }) => topic === current)
  const [previous, next] = [texts[index - 1], texts[index + 1]]
  return (
    <nav className="help-next" aria-label={m.help_next_pages()}>
      {previous && (
        <a href={helpTopicPath(pageLocale(), previous.topic)} rel="prev">
          <ChevronLeft />
          <span>
            <small>{m.help_previous()}</small>
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a href={helpTopicPath(pageLocale(), next.topic)} rel="next">
          <span>
            <small>{m.help_next()}</small>
            {next.title}
          </span>
          <ChevronRight />
        </a>
      )}
    </nav>
  )
}
