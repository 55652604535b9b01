import { createDocument } from 'zod-openapi'
import { sessionCookieName } from '#functions/auth/session.ts'
import { version } from '../../package.json'
import { describeRoute, openApiPath } from './describe-route.ts'
import { routeDocs } from './route-docs.ts'
import { tags } from './tags.ts'

/** The OpenAPI 3.1 document of all the Worker's routes. Built from the schemas that the routes validate with. */
export const openApi = createDocument(
  {
    openapi: '3.1.1',
    info: {
      title: 'Belfry',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Reads, prints and saves scripts for a social-deduction game of hidden roles.\n\nErrors have the body `{code, message}`. Codes are stable; messages may change. Over the rate limit, requests get status 429 with `retry-after`. Routes that need no sign-in can be called from anywhere, without cookies.'
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      Object.entries(routeDocs).map(([path, methods]) => [
        openApiPath(path),
        Object.fromEntries(Object.entries(methods).map(([method, doc]) => [method, describeRoute(doc)]))
      ])
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(true),
          description:
            'The encrypted session cookie, set at sign-in. Requests that change something must come from a page of this site; browsers prove it with `sec-fetch-site` and `origin`. The optional header `x-belfry-account` has the account ID from the session route. If another account is signed in, the request is refused.'
        }
      }
    }
  },
  { outputIdSuffix: 'Shown' }
)

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

/** The operations of the document, in document order. */
export const documentedRoutes = Object.entries(openApi.paths ?? {}).flatMap(([path, item]) =>
  methods.flatMap(method => {
    const operation = item[method]
    return operation ? [{ method, path, operation }] : []
  })
)
