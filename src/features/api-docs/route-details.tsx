import { ChevronDown, LockKeyhole } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import type { ToldAnswer, ToldParameter, ToldRoute } from '#reference/told.ts'
import { Prose } from './prose.tsx'
import { ShapeText, ShapeWords } from './shape-text.tsx'

/** One route: method, path and summary; expanded, all details. */
export function RouteDetails(route: ToldRoute) {
  const { id, method, path, summary, description, isSignedIn, limit, parameters, body, command, answers } =
    route
  return (
    <details className="api-route" id={id}>
      <summary>
        <span className="api-method" data-method={method}>
          {method}
        </span>
        <code>{path}</code>
        {isSignedIn && <LockKeyhole role="img" aria-label={m.api_signed_in()} />}
        <ChevronDown className="api-chevron" />
        <span lang="en">{summary}</span>
      </summary>
      {description && <Prose text={description} />}
      {isSignedIn && <p className="api-note">{m.api_signed_in()}</p>}
      {limit && (
        <p className="api-note">
          {limit.per === 'user'
            ? m.api_limit_user({ count: limit.requests })
            : m.api_limit_address({ count: limit.requests })}
        </p>
      )}
      {command && (
        <>
          <h3>{m.api_example()}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
          <pre className="api-code" tabIndex={0}>
            <code>{command}</code>
          </pre>
        </>
      )}
      {parameters.length > 0 && (
        <>
          <h3>{m.api_parameters()}</h3>
          <dl className="api-list">
            {parameters.map(parameter => (
              <ParameterRow key={parameter.name} {...parameter} />
            ))}
          </dl>
        </>
      )}
      {body && (
        <>
          <h3>{m.api_body()}</h3>
          {body.description && <Prose text={body.description} />}
          <p className="api-types">{body.types.join(', ')}</p>
          {body.shape && <ShapeText shape={body.shape} />}
        </>
      )}
      <h3>{m.api_answers()}</h3>
      <dl className="api-list">
        {answers.map(response => (
          <ResponseRow key={response.status} {...response} />
        ))}
      </dl>
    </details>
  )
}

const ParameterRow = ({ name, description, type, isRequired, standard }: ToldParameter) => (
  <div>
    <dt>
      <code>{name}</code>
    </dt>
    <dd>
      <Prose text={description} />
      <p className="api-types">
        <ShapeWords shape={type} />
        {isRequired && <> · {m.api_required()}</>}
        {standard !== undefined && <> · {m.api_standard({ value: standard })}</>}
      </p>
    </dd>
  </div>
)

const ResponseRow = ({ status, description, types, shape }: ToldAnswer) => (
  <div>
    <dt>{status}</dt>
    <dd>
      <Prose text={description} />
      {!isRefusal(status) && types.length > 0 && <p className="api-types">{types.join(', ')}</p>}
      {!isRefusal(status) && shape && <ShapeText shape={shape} />}
    </dd>
  </div>
)

/** Refusals share one body, documented at the top of the page. A conflict (409) has its own. */
const isRefusal = (status: string) => /^[45]/.test(status) && status !== '409'
