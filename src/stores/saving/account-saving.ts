import { savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import { notify } from '../notice.ts'
import { openScreen } from '../router.ts'
import { $openScriptId } from '../script.ts'
import { $session, openSignInDialog } from '../session.ts'
import { getLink } from './links.ts'
import { $saveRefusal, $savingState, getSaveRefusal } from './save-progress.ts'
import { startSaveRetry } from './save-retry.ts'
import { saveScript } from './save-script.ts'
import { $isConflictDialogOpen, $saveStatus } from './save-status.ts'

/**
 * While signed in: sends pending saves, publishes the save status for screens, and opens the sign-in dialog when a save
 * needs it.
 *
 * @returns stops it
 */
export function startAccountSaving() {
  let stopRetry: (() => void) | undefined
  const stops = [
    $session.subscribe(({ state }, former) => {
      if (state !== 'in' || former?.state === 'in') return
      stopRetry?.()
      stopRetry = startSaveRetry(savedScripts, isSignedIn)
    }),
    $savingState.subscribe(publishStatus),
    $saveRefusal.subscribe(refusal => {
      publishStatus()
      if (isSessionOver(refusal)) openSignInDialog()
    })
  ]
  return () => {
    for (const stop of stops) stop()
    stopRetry?.()
    $saveStatus.set(undefined)
  }
}

/** Saves the open script: over the saved script it is linked to, otherwise opens the dialog for saving as new. */
export async function saveOpenToAccount() {
  const id = $openScriptId.get()
  if (!getLink(id)) return openScreen('exportNew')
  const state = await saveScript(id, savedScripts)
  if (state === 'conflict') $isConflictDialogOpen.set(true)
  if (state === 'refused') notifySaveRefusal(id)
}

/** Shows why a script wasn't saved. If the saved script is gone, opens the dialog for saving as new. */
export function notifySaveRefusal(copyId: string) {
  const refusal = getSaveRefusal(copyId)
  if (!refusal || isSessionOver(refusal)) return
  if (refusal === 'missing') openScreen('exportNew')
  else notify({ kind: 'notSaved', refusal })
}

const isSignedIn = () => $session.get().state === 'in'

const publishStatus = () => $saveStatus.set({ state: $savingState.get(), refusal: $saveRefusal.get() })
