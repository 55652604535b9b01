import type { PublishedPage } from './published.ts'

const props = new WeakMap<Request, PublishedPage>()

/** Passes the document to the Astro page that renders the request, so that the route reads it once and checks access. */
export const setPageProps = (request: Request, published: PublishedPage) => props.set(request, published)

/** The document of a request's page; undefined when no route has allowed access. */
export const getPageProps = (request: Request): PublishedPage | undefined => props.get(request)
