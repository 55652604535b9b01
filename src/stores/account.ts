import { atom } from 'nanostores'
import { type AccountCounts, countAccount, deleteAccount } from '#api/account.ts'
import type { SignedInRefusal } from '#api/signed-in.ts'
import { tellTabs } from '#api/watch-session.ts'
import { whenSignedInAgain } from './session.ts'

/** Why nothing came of it. */
export type AccountProblem = 'unreachable' | 'server_failed' | 'signed_out'

/** How much is kept for whoever is signed in; undefined until the Worker has said. */
export const $account = atom<AccountCounts | undefined>()

/** Asks anew how much is kept. Hands back why that is not known; who has to sign in again is asked to. */
export async function readAccount() {
  const counted = await countAccount()
  if (counted.ok) $account.set(counted.value)
  else return problemOf(counted.code, () => void readAccount())
  return undefined
}

/** Deletes all that is kept. What is deleted is asked for once more by whoever had to sign in again. */
export async function forgetAccount() {
  const deleted = await deleteAccount()
  if (!deleted.ok) return problemOf(deleted.code, () => {})
  tellTabs()
  return 'done' as const
}

/** A session that is over is the business of the dialog that asks to sign in again. */
function problemOf(code: SignedInRefusal, retry: () => void): AccountProblem {
  if (code === 'unreachable' || code === 'server_failed') return code
  whenSignedInAgain(retry)
  return 'signed_out' as const
}
