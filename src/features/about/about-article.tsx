import './about-article.css'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { apiDocsPath, localizePath } from '#routes'
import { changelogPath } from '#routes/help-paths.ts'
import { catalogueListPath } from '#routes/worker-paths.ts'
import { Logo } from '#ui/graphics/logo.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { type Credit, credits } from './credits.ts'
import { Privacy } from './privacy.tsx'

interface Props {
  /** The catalogue has the publisher's texts. */
  isImported: boolean
  /** The version of this build. @example '0.1.0' */
  version: string
  /** The commit that it was built from; empty when that isn't known. */
  commit: string
}

/** The about page: purpose, independence, credits, API, version, privacy. */
export function AboutArticle({ isImported, version, commit }: Props) {
  const data = catalogueListPath(pageLocale())
  const api = localizePath(pageLocale(), apiDocsPath)
  return (
    <article className="about">
      <header className="about-head">
        <Logo size={64} />
        <h1 className={headingFontClass(m.about_title())}>{m.about_title()}</h1>
        <p>{m.about_lead()}</p>
      </header>
      <Part title={m.about_what()}>
        <p>{m.about_what_text()}</p>
        <p>{m.about_what_device()}</p>
        <p>{m.app_about()}</p>
      </Part>
      <Part title={m.about_independent()}>
        <p>{m.about_independent_text()}</p>
      </Part>
      <Part title={m.about_texts()}>
        <p>{isImported ? m.about_texts_imported() : m.about_texts_own()}</p>
      </Part>
      <Part title={m.about_credits()}>
        <dl className="about-credits">
          {credits().map(credit => (
            <CreditRow key={credit.what} {...credit} />
          ))}
        </dl>
      </Part>
      <Part title={m.about_source()}>
        <p>
          {m.about_source_text()} <a href="https://opensource.org/license/mit">{m.about_licence_link()}</a>
        </p>
      </Part>
      <Part title={m.about_version()}>
        <p>
          {commit ? m.about_version_build({ version, build: commit }) : m.about_version_text({ version })}{' '}
          <a href={localizePath(pageLocale(), changelogPath)}>{m.about_changes_link()}</a>
        </p>
      </Part>
      <Privacy />
      <Part title={m.about_tools()}>
        <p>
          {m.about_tools_text()} <a href={data}>{data}</a>
        </p>
        <p>
          {m.about_tools_api()} <a href={api}>{api}</a>
        </p>
      </Part>
    </article>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={headingFontClass(title)}>{title}</h2>
    {children}
  </section>
)

const CreditRow = ({ what, works, licence, change }: Credit) => (
  <div>
    <dt>{what}</dt>
    {works.map(({ name, href, by }) => (
      <dd key={name}>
        <a href={href}>{name}</a>, {m.about_credits_by({ names: by })}
      </dd>
    ))}
    <dd>
      <a href={licence.href}>{licence.name}</a>
      {change && `, ${change}`}
    </dd>
  </div>
)
