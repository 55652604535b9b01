import './api-docs.css'
import type { ApiReference } from '#api-reference/reference-model.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { defaultLocale } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { OxfordRule } from '#ui/page/oxford-rule.tsx'
import { RouteDetails } from './route-details.tsx'
import { ShapeBlock } from './shape-block.tsx'

/** The API documentation. The descriptions of routes are in English, like the messages of the API. */
export function ApiDocs({ groups, schemas }: ApiReference) {
  const isEnglish = pageLocale() === defaultLocale
  return (
    <article className="api">
      <header className="api-head">
        <h1 className={headingFontClass(m.api_title())}>{m.api_title()}</h1>
        <OxfordRule />
        <p>{m.api_lead()}</p>
      </header>
      <div className="api-intro">
        <p>{m.api_open()}</p>
        <p>{m.api_refusals()}</p>
        <p>{m.api_limits()}</p>
        <p>
          {m.api_for_programs()} <a href={workerPaths.openApi}>{workerPaths.openApi}</a>
        </p>
        {!isEnglish && <p>{m.api_in_english()}</p>}
      </div>
      <nav className="api-contents" aria-label={m.api_contents()}>
        <ul lang="en">
          {groups.map(({ name }) => (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, description, routes }) => (
        <section
          className="api-group"
          key={name}
          id={anchorOf(name)}
          aria-labelledby={`${anchorOf(name)}-title`}
        >
          <h2 id={`${anchorOf(name)}-title`} lang="en">
            {name}
          </h2>
          <p className="api-group-note" lang="en">
            {description}
          </p>
          {routes.map(route => (
            <RouteDetails key={route.id} {...route} />
          ))}
        </section>
      ))}
      <section className="api-group" aria-labelledby="shapes">
        <h2 id="shapes" className={headingFontClass(m.api_shapes())}>
          {m.api_shapes()}
        </h2>
        {schemas.map(({ name, description, schema }) => (
          <div className="api-shape" key={name} id={`shape-${name}`} lang="en">
            <h3>{name}</h3>
            <p className="api-note">{description}</p>
            <ShapeBlock shape={schema} />
          </div>
        ))}
      </section>
    </article>
  )
}

const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
