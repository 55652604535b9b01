import type { Context } from 'hono'
import { m } from '#i18n/messages.ts'
import { signInFailureText } from '#i18n/refusals/sign-in-failure-text.ts'
import { messagePage, wantsPage } from './message-page.ts'
import { readerLocale } from './reader-locale.ts'
import { refusal } from '../refusals.ts'

const failures = { sign_in_not_set_up: 'not_set_up', sign_in_unreachable: 'provider_unreachable' } as const

/** Refuses a sign-in: with a page to browsers that open its address, with a refusal to our own pages. */
export function refuseSignIn(c: Context, code: keyof typeof failures) {
  const [body, status] = refusal(code)
  if (!wantsPage(c)) return c.json(body, status)
  const options = { locale: readerLocale(c) }
  const title = m.errors_sign_in_title({}, options)
  return messagePage(c, { title, text: signInFailureText(failures[code], options) }, status)
}
