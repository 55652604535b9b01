/** The origin of public addresses: the configured site's, else that of the request, which may come to any port. */
export const siteOrigin = (request: Request): string =>
  new URL(import.meta.env.PUBLIC_SITE || request.url).origin
