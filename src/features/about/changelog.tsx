// biome-ignore-all lint/suspicious/noArrayIndexKey: parts of a text have no other key, and never change
import './about-article.css'
import type { ChangelogVersion } from '#help/changelog.ts'
import { inlineText } from '#help/help-text.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { defaultLocale } from '#routes'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/** What changed in each version. The changes are in English. */
export const Changelog = ({ versions }: { versions: readonly ChangelogVersion[] }) => (
  <article className="about">
    <header className="about-head">
      <h1 className={headingFontClass(m.about_changes_title())}>{m.about_changes_title()}</h1>
      <p>{m.about_changes_description()}</p>
      {pageLocale() !== defaultLocale && <p className="about-note">{m.about_changes_english()}</p>}
    </header>
    <div lang="en">
      {versions.map(({ title, changes }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="about-changes">
            {changes.map(change => (
              <li key={inlineText(change)}>
                {change.map((inline, index) =>
                  inline.kind === 'code' ? <code key={index}>{inline.text}</code> : inlineText([inline])
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </article>
)
