import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { m } from '#i18n/messages.ts'
import { isDatabaseAway } from '../db/deadline.ts'
import type { Env } from '../env.ts'
import { logFailure } from './log-failure.ts'
import { messagePage, wantsPage } from './message-page.ts'
import { requestLocale } from './reader-locale.ts'
import { refusal } from './refusals.ts'

/** Seconds after which a client may try again while the database is unreachable. */
const retryAfter = '30'

/**
 * Logs an error that no route expects and responds with status 500, or 503 while the database is unreachable: with a page
 * in the language of `requestLocale` to browsers, with a refusal to programs.
 */
export function respondToError(error: Error, c: Context<Env>): Response | Promise<Response> {
  logFailure(`${c.req.method} ${routePath(c)}`, error)
  const isAway = isDatabaseAway(error)
  const [body] = refusal(isAway ? 'unavailable' : 'internal')
  const status = isAway ? 503 : 500
  const headers: Record<string, string> = isAway ? { 'retry-after': retryAfter } : {}
  if (!wantsPage(c)) return c.json(body, status, { ...headers, 'cache-control': 'no-store' })
  const locale = requestLocale(c)
  const text = isAway ? m.errors_page_unavailable({}, { locale }) : m.errors_page_failed({}, { locale })
  const title = m.errors_page_title({}, { locale })
  return messagePage(c, { title, text, retry: m.errors_page_retry({}, { locale }) }, status, headers)
}
