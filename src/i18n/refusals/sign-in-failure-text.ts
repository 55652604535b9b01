import type { Locale } from '#routes'
import type { SignInFailure } from '#routes/sign-in-paths.ts'
import { m } from '../messages.ts'

/** Why a sign-in or sign-out failed, and what to do. The Worker passes the language. */
export const signInFailureText = (failure: SignInFailure, options?: { locale: Locale }): string =>
  texts[failure]({}, options)

const texts: Record<SignInFailure, (inputs: object, options?: { locale: Locale }) => string> = {
  not_set_up: m.session_failed_not_set_up,
  provider_unreachable: m.session_failed_provider,
  unreachable: m.session_failed_offline,
  cancelled: m.session_failed_cancelled,
  expired: m.session_failed_expired,
  copies_not_ended: m.session_copies_not_ended,
  failed: m.session_failed
}
