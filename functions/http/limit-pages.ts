import { createMiddleware } from 'hono/factory'
import { m } from '#i18n/messages.ts'
import type { Env } from '../env.ts'
import { messagePage, wantsPage } from './message/message-page.ts'
import { isNetworkOverLimit, periodSeconds, refuseOverLimit } from './rate-limit.ts'
import { requestLocale } from './reader-locale.ts'

/** Refuses pages over the read limit of the caller's network: to browsers with a page in the language of `requestLocale`. */
export const limitPages = createMiddleware<Env>(async (c, next) => {
  if (!(await isNetworkOverLimit(c, 'READ_RATE'))) return next()
  if (!wantsPage(c)) return refuseOverLimit(c)
  const locale = requestLocale(c)
  const message = {
    title: m.errors_too_often_title({}, { locale }),
    text: m.errors_too_often_text({}, { locale })
  }
  return messagePage(c, message, 429, { 'retry-after': `${periodSeconds}` })
})
