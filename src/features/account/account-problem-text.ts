import { m } from '#i18n/messages.ts'
import type { AccountProblem } from '#stores/account.ts'

/** Why a request failed. Undefined for `signed_out`, which the sign-in dialog explains. */
export function accountProblemText(problem: AccountProblem | undefined): string | undefined {
  if (problem === 'unreachable') return m.account_offline()
  if (problem === 'incomplete') return m.account_export_incomplete()
  return problem === 'server_failed' ? m.account_failed() : undefined
}
