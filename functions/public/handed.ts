import type { Published } from './published.ts'

const handed = new WeakMap<Request, Published>()

/** Hands what a page shows to the page that renders the request: it is read once, by who also decides whether to show it. */
export const handOver = (request: Request, published: Published) => handed.set(request, published)

/** What a request's page shows; undefined when nobody has let the request through. */
export const handedTo = (request: Request): Published | undefined => handed.get(request)
