/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { answerPage } from './answer-pages.ts'
import { answerUsedFile, isKeptOnUse } from './answer-used-files.ts'
import { answerFile } from './asset-store.ts'
import { cachePrefix } from './cache-names.ts'
import { registerImageRoutes } from './image-routes.ts'
import type { OfflineReport, WorkerRequest } from './messages.ts'
import { findPageTarget } from './page-target.ts'
import { isShare, receiveShare } from './share-target.ts'
import {
  deleteOutdated,
  install,
  report,
  storeEverything,
  storeLanguage,
  storeOtherLanguages
} from './store-groups.ts'
import { lastLanguage } from './worker-state.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(install(event, self)))

self.addEventListener('activate', event =>
  event.waitUntil(
    (async () => {
      await deleteOutdated()
      // The first visit works without a network too.
      await self.clients.claim()
    })()
  )
)

self.addEventListener('message', event => {
  const request: WorkerRequest = event.data
  if (request.kind === 'activate') event.waitUntil(self.skipWaiting())
  else
    event.waitUntil(
      (async () => {
        event.ports[0]?.postMessage(await answer(event, request))
      })()
    )
})

function answer(
  event: ExtendableMessageEvent,
  request: Exclude<WorkerRequest, { kind: 'activate' }>
): Promise<OfflineReport> {
  const { kind, locale } = request
  if (kind === 'report') return report(locale)
  if (kind === 'store-language') return storeLanguage(event, locale)
  if (kind === 'store-everything') return storeEverything(event, locale)
  return storeOtherLanguages(event, locale)
}

registerRoute(
  ({ request }) => isShare(request),
  async ({ request }) => receiveShare(request, caches, await lastLanguage()),
  'POST'
)

/** Navigations, and pages that a script fetches. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    (request.mode === 'navigate' || request.destination === '') &&
    findPageTarget(url.pathname) !== undefined,
  ({ event, request, url }) => answerPage(event, request, url)
)

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/(?:_astro|(?:icons|help-index)\/[0-9a-f]{10})\//.test(url.pathname),
  answerFile
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptOnUse(url.pathname),
  ({ event, request, url }) => answerUsedFile(event, request, url)
)

/** Files of the page's head whose names have no hash. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:favicon|icons\/icon-)|\.webmanifest$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: `${cachePrefix}head` })
)

registerImageRoutes()
