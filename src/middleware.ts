import { defineMiddleware } from 'astro:middleware'
import { paraglideMiddleware } from '#i18n/generated/server.js'

/** Sets the language of a page from its URL. Prerendered pages have no request, so one is made from the URL. */
export const onRequest = defineMiddleware(({ url, request, isPrerendered }, next) =>
  paraglideMiddleware(isPrerendered ? new Request(url) : request, () => next())
)
