import { atom } from 'nanostores'
import { deleteAccount, fetchAccountCounts } from '#api/account.ts'
import { isSessionOver } from '#api/session.ts'
import type { SignedInRefusal } from '#api/signed-in-request.ts'
import { announceSessionChange } from '#api/watch-session.ts'
import type { AccountCounts } from '#core/saving/account.ts'
import { retryAfterSignIn } from './session.ts'

/** Why a request about the account failed. */
export type AccountProblem = 'unreachable' | 'server_failed' | 'signed_out'

/** Number of documents and images in the signed-in user's account; undefined until fetched. */
export const $accountCounts = atom<AccountCounts | undefined>()

/** Fetches the counts again. Returns the problem if that fails; opens the sign-in dialog when the session is over. */
export async function loadAccount() {
  const counted = await fetchAccountCounts()
  if (counted.ok) $accountCounts.set(counted.value)
  else return problemOf(counted.code, () => void loadAccount())
  return undefined
}

/** Deletes the account's content. When the session is over, the user must confirm again after signing in. */
export async function deleteAccountData() {
  const deleted = await deleteAccount()
  if (!deleted.ok) return problemOf(deleted.code, () => {})
  announceSessionChange()
  return 'done' as const
}

/** Opens the sign-in dialog when the session is over. */
function problemOf(code: SignedInRefusal, retry: () => void): AccountProblem {
  if (!isSessionOver(code)) return code
  retryAfterSignIn(retry)
  return 'signed_out' as const
}
