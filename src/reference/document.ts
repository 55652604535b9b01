import { createDocument } from 'zod-openapi'
import { sessionCookie } from '#functions/session.ts'
import { version } from '../../package.json'
import { resources } from './resources.ts'
import { describeRoute, openApiPath } from './route.ts'
import { tags } from './tags.ts'

/** Everything that the Worker answers besides pages, as OpenAPI 3.1; made of the schemas that its routes check with. */
export const openApi = createDocument(
  {
    openapi: '3.1.1',
    info: {
      title: 'Belfry',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Scripts for a social-deduction game of hidden roles: read, printed, saved.\n\nWhat is refused is answered with `{code, message}`; codes stay, messages may change. Who asks too often is told by `retry-after` when to come back. Routes without a lock may be asked from anywhere, without cookies.'
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      Object.entries(resources).map(([path, methods]) => [
        openApiPath(path),
        Object.fromEntries(Object.entries(methods).map(([method, notes]) => [method, describeRoute(notes)]))
      ])
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(true),
          description:
            'The encrypted cookie of a session, which a browser gets by signing in. What changes something must come from a page of this site: browsers say so in `sec-fetch-site` and `origin`.'
        }
      }
    }
  },
  { outputIdSuffix: 'Shown' }
)

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

/** The routes of the document, in its order. */
export const routes = Object.entries(openApi.paths ?? {}).flatMap(([path, item]) =>
  methods.flatMap(method => {
    const operation = item[method]
    return operation ? [{ method, path, operation }] : []
  })
)
