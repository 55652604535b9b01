import { defineMiddleware } from 'astro:middleware'
import { paraglideMiddleware } from '#i18n/generated/server.js'

/** Sets the language of a page from its address. Pre-rendered pages have no request of their own. */
export const onRequest = defineMiddleware(({ url, request, isPrerendered }, next) =>
  paraglideMiddleware(isPrerendered ? new Request(url) : request, () => next())
)
