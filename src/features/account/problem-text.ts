import { m } from '#i18n/messages.ts'
import type { AccountProblem } from '#stores/account.ts'

/** Why nothing came of it; undefined where the dialog that asks to sign in again says so. */
export function problemText(problem: AccountProblem | undefined): string | undefined {
  if (problem === 'unreachable') return m.account_offline()
  return problem === 'server_failed' ? m.account_failed() : undefined
}
