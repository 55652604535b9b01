import { map } from 'nanostores'
import type { AccountCheck } from '#core/saving/document-link.ts'

/** What this tab was last told about the account's versions, by id of the working copy. Undefined: not asked yet. */
export const $accountChecks = map<Record<string, AccountCheck | undefined>>({})

export const setAccountCheck = (copyId: string, check: AccountCheck) => $accountChecks.setKey(copyId, check)

/** The account has the version of the link. */
export const markCurrent = (copyId: string, id: string) => setAccountCheck(copyId, { id, state: 'current' })

/** Has the account asked again about a local script. */
export const forgetCheck = (copyId: string) => $accountChecks.setKey(copyId, undefined)

/** Has the account asked again about every local script. */
export const forgetChecks = () => $accountChecks.set({})

/** What was checked counts no longer, since the account can't be reached. */
export const markAllUnreachable = () =>
  $accountChecks.set(
    Object.fromEntries(
      Object.entries($accountChecks.get()).map(([copyId, check]) => [
        copyId,
        check?.state === 'current' ? { id: check.id, state: 'unreachable' } : check
      ])
    )
  )
