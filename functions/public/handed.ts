import type { Published } from './published.ts'

const props = new WeakMap<Request, Published>()

/** Passes the document to the Astro page that renders the request, so that the route reads it once and checks access. */
export const handOver = (request: Request, published: Published) => props.set(request, published)

/** The document of a request's page; undefined when no route has allowed access. */
export const handedTo = (request: Request): Published | undefined => props.get(request)
