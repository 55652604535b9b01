import { atom } from 'nanostores'
import { deleteAccount, fetchAccountCounts, fetchAccountExport, signOutEverywhere } from '#api/account.ts'
import { isSessionOver } from '#api/session.ts'
import type { SignedInRefusal } from '#api/signed-in-request.ts'
import { announceSessionChange } from '#api/watch-session.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { type AccountCounts, isNearlyFull } from '#core/saving/account.ts'
import { $nearlyFull } from './account-space.ts'
import { retryAfterSignIn } from './session.ts'

/** Why a request about the account failed. */
export type AccountProblem = 'unreachable' | 'server_failed' | 'signed_out' | 'incomplete'

/** Number of documents and images in the signed-in user's account; undefined until fetched. */
export const $accountCounts = atom<AccountCounts | undefined>()

/** Fetches the counts again. Returns the problem if that fails; opens the sign-in dialog when the session is over. */
export async function loadAccount() {
  const counted = await fetchAccountCounts()
  if (!counted.ok) return problemOf(counted.code, () => void loadAccount())
  const { documents } = counted.value.bytes
  $accountCounts.set(counted.value)
  $nearlyFull.set(isNearlyFull(documents) ? documents : undefined)
  return undefined
}

/** Whether the account was exported since the page was opened; `complete` means that the whole file has arrived. */
export const $accountExport = atom<'none' | 'running' | 'complete'>('none')

/** Fetches a zip with all content, and checks that it is complete. */
export async function exportAccount(): Promise<Result<Blob, AccountProblem>> {
  $accountExport.set('running')
  const exported = await fetchAccountExport()
  $accountExport.set(exported.ok ? 'complete' : 'none')
  return exported.ok ? exported : refuse(problemOf(exported.code, () => {}))
}

/** Signs the user out on all devices. Returns the URL to go to next. */
export async function endAllSessions(): Promise<Result<string, AccountProblem>> {
  const ended = await signOutEverywhere()
  if (!ended.ok) return refuse(problemOf(ended.code, () => {}))
  announceSessionChange()
  return ok(ended.value)
}

/** Deletes the account's content. When the session is over, the user must confirm again after signing in. */
export async function deleteAccountData() {
  const deleted = await deleteAccount()
  if (!deleted.ok) return problemOf(deleted.code, () => {})
  announceSessionChange()
  return 'done' as const
}

/** Opens the sign-in dialog when the session is over. */
function problemOf(code: SignedInRefusal | 'incomplete', retry: () => void): AccountProblem {
  if (!isSessionOver(code)) return code
  retryAfterSignIn(retry)
  return 'signed_out' as const
}
