import type { Context } from 'hono'
import { m } from '#i18n/messages.ts'
import { signInFailureText } from '#i18n/refusals/sign-in-failure-text.ts'
import { requestLocale } from '../reader-locale.ts'
import { refusal } from '../refusals.ts'
import { messagePage, wantsPage } from './message-page.ts'

const pages = {
  sign_in_not_set_up: { failure: 'not_set_up', status: 503 },
  sign_in_unreachable: { failure: 'provider_unreachable', status: 502 }
} as const

/** Refuses a sign-in: with a page to browsers that open its address, with a refusal to our own pages. */
export function refuseSignIn(c: Context, code: keyof typeof pages) {
  if (!wantsPage(c)) return c.json(...refusal(code))
  const { failure, status } = pages[code]
  const options = { locale: requestLocale(c) }
  const title = m.errors_sign_in_title({}, options)
  return messagePage(c, { title, text: signInFailureText(failure, options) }, status)
}
