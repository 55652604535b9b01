import { ChevronDown, LockKeyhole } from 'lucide-react'
import type { ReferenceParameter, ReferenceResponse, ReferenceRoute } from '#api-reference/reference-model.ts'
import { m } from '#i18n/messages.ts'
import { InlineShape, ShapeBlock } from './shape-block.tsx'

/** One route: method, path and summary; expanded, all details. */
export function RouteDetails(route: ReferenceRoute) {
  const { id, method, path, summary, description, isSignedIn, limit, parameters, body, command, responses } =
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
      {description && <Paragraphs text={description} />}
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
          {body.description && <Paragraphs text={body.description} />}
          <p className="api-types">{body.mediaTypes.join(', ')}</p>
          {body.schema && <ShapeBlock shape={body.schema} />}
        </>
      )}
      <h3>{m.api_responses()}</h3>
      <dl className="api-list">
        {responses.map(response => (
          <ResponseRow key={response.status} {...response} />
        ))}
      </dl>
    </details>
  )
}

const ParameterRow = ({ name, description, type, isRequired, defaultValue }: ReferenceParameter) => (
  <div>
    <dt>
      <code>{name}</code>
    </dt>
    <dd>
      <Paragraphs text={description} />
      <p className="api-types">
        <InlineShape shape={type} />
        {isRequired && <> · {m.api_required()}</>}
        {defaultValue !== undefined && <> · {m.api_default({ value: defaultValue })}</>}
      </p>
    </dd>
  </div>
)

const ResponseRow = ({ status, description, mediaTypes, schema }: ReferenceResponse) => (
  <div>
    <dt>{status}</dt>
    <dd>
      <Paragraphs text={description} />
      {!isRefusal(status) && mediaTypes.length > 0 && <p className="api-types">{mediaTypes.join(', ')}</p>}
      {!isRefusal(status) && schema && <ShapeBlock shape={schema} />}
    </dd>
  </div>
)

/** Refusals share one body, documented at the top of the page. A conflict (409) has its own. */
const isRefusal = (status: string) => /^[45]/.test(status) && status !== '409'

/** Text of the OpenAPI document: paragraphs with inline `code`. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map(paragraph => (
    <p key={paragraph} lang="en">
      {paragraph.split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change
        index % 2 === 1 ? <code key={index}>{part}</code> : part
      )}
    </p>
  ))
