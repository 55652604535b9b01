import { savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import { $openScriptId } from '../script.ts'
import { $session, openSignInDialog } from '../session.ts'
import { $accountChecks, forgetChecks } from './account-checks.ts'
import { selectLinksOf } from './links.ts'
import { $saveRefusal, $savingState } from './save-progress.ts'
import { startSaveRetry } from './save-retry.ts'
import { $saveStatus } from './save-status.ts'
import { watchAccount } from './watch-account.ts'

/**
 * While signed in: sends pending saves, checks the account's version of the open script, publishes the save status for
 * screens, and opens the sign-in dialog when a save needs it.
 *
 * @returns stops it
 */
export function startAccountSaving() {
  let stopRetry: (() => void) | undefined
  let stopWatching: (() => void) | undefined
  const stops = [
    $session.subscribe((session, former) => {
      if (session.state !== 'in') return
      const { id } = session.user
      if (former?.state === 'in' && former.user.id === id) return
      if (id) selectLinksOf(id)
      stopRetry?.()
      stopWatching?.()
      forgetChecks()
      stopRetry = startSaveRetry(savedScripts, isSignedIn)
      stopWatching = watchAccount(savedScripts)
    }),
    $savingState.subscribe(publishStatus),
    $accountChecks.listen(publishStatus),
    $saveRefusal.subscribe(refusal => {
      publishStatus()
      if (isSessionOver(refusal)) openSignInDialog()
    })
  ]
  return () => {
    for (const stop of stops) stop()
    stopRetry?.()
    stopWatching?.()
    $saveStatus.set(undefined)
  }
}

const isSignedIn = () => $session.get().state === 'in'

const publishStatus = () =>
  $saveStatus.set({
    state: $savingState.get(),
    refusal: $saveRefusal.get(),
    isInBin: $accountChecks.get()[$openScriptId.get()]?.state === 'in bin'
  })
