import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { m } from '#i18n/messages.ts'
import { isStorageAway } from '../db/deadline.ts'
import type { Env } from '../env.ts'
import { logFailure } from './log-failure.ts'
import { messagePage, wantsPage } from './message/message-page.ts'
import { requestLocale } from './reader-locale.ts'
import { refusal } from './refusals.ts'
import { isSafeMethod } from './same-origin.ts'

/** Seconds after which a client may try again. */
const retryAfter = '30'

/**
 * Logs an error that no route expects and responds with status 500, or 503 while the database or the bucket is
 * unreachable: to a browser that opens a page or file, with a page in the language of `requestLocale`; to programs and to pages that
 * load an image or data, with a refusal.
 */
export function respondToError(error: Error, c: Context<Env>): Response | Promise<Response> {
  logFailure(`${c.req.method} ${routePath(c)}`, error)
  const isAway = isStorageAway(error)
  const [body] = refusal(isAway ? 'unavailable' : 'internal')
  const status = isAway ? 503 : 500
  const headers = { 'retry-after': retryAfter }
  if (!wantsPage(c)) return c.json(body, status, { ...headers, 'cache-control': 'no-store' })
  const options = { locale: requestLocale(c) }
  const text = isAway ? m.errors_page_unavailable({}, options) : m.errors_page_failed({}, options)
  const message = { title: m.errors_page_title({}, options), text, canRetry: isSafeMethod(c.req.method) }
  return messagePage(c, message, status, headers)
}
