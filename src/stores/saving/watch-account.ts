import { computed } from 'nanostores'
import { $openScriptId } from '../script.ts'
import { $accountChecks, forgetCheck, forgetChecks, markAllUnreachable } from './account-checks.ts'
import { checkAccount } from './check-account.ts'
import { $links } from './links.ts'
import type { SavingApi } from './saving-api.ts'

/** Milliseconds for which an answer of the account counts when the user comes back to the tab. */
const maxAge = 60_000

/** Id of the open script while it isn't known which version of it the account has. */
const $uncheckedId = computed([$openScriptId, $links, $accountChecks], (copyId, links, checks) => {
  const link = links[copyId]
  // A pending save finds a newer version itself.
  if (!link || link.version === 0 || link.wantsSave) return undefined
  return checks[copyId]?.id === link.id ? undefined : copyId
})

/**
 * Checks the account's version of the open script: when it opens, when the user comes back to the tab, and when the browser
 * is online again. Offline, nothing counts as checked.
 *
 * @returns stops it
 */
export function watchAccount(server: SavingApi) {
  let checkedAt = Date.now()

  const stop = $uncheckedId.subscribe(copyId => {
    if (copyId === undefined) return
    checkedAt = Date.now()
    void checkAccount(copyId, server)
  })
  function handleReturn() {
    if (document.visibilityState !== 'visible') return
    const copyId = $openScriptId.get()
    // The age is negative after the clock was set back. A clock that runs by itself would stand still while a laptop sleeps.
    const age = Date.now() - checkedAt
    const isFresh = $accountChecks.get()[copyId]?.state === 'current' && age >= 0 && age < maxAge
    if (!isFresh) forgetCheck(copyId)
  }
  addEventListener('focus', handleReturn)
  document.addEventListener('visibilitychange', handleReturn)
  addEventListener('online', forgetChecks)
  addEventListener('offline', markAllUnreachable)
  return () => {
    stop()
    removeEventListener('focus', handleReturn)
    document.removeEventListener('visibilitychange', handleReturn)
    removeEventListener('online', forgetChecks)
    removeEventListener('offline', markAllUnreachable)
  }
}
