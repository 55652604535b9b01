import { savedScripts } from '#api/saved-scripts.ts'
import { notify } from '../notice.ts'
import { openScreen } from '../router.ts'
import { $openCopyId } from '../script.ts'
import { $session, askToSignIn } from '../session.ts'
import { $isChoiceAsked, $shownSaving } from '../shown-saving.ts'
import { attendSaving } from './attend.ts'
import { linkOf } from './links.ts'
import { saveCopy } from './save.ts'
import { $saveRefusal, $saving, refusalOf } from './saving.ts'
import type { SaveRefusal } from './server.ts'

/**
 * While signed in: sends pending saves, publishes the save status for screens, and opens the sign-in dialog when a save
 * needs it.
 *
 * @returns stops it
 */
export function attendAccount() {
  let stopRetry: (() => void) | undefined
  const stops = [
    $session.subscribe(({ state }, former) => {
      if (state !== 'in' || former?.state === 'in') return
      stopRetry?.()
      stopRetry = attendSaving(savedScripts, isSignedIn)
    }),
    $saving.subscribe(publishStatus),
    $saveRefusal.subscribe(refusal => {
      publishStatus()
      if (isSessionOver(refusal)) askToSignIn()
    })
  ]
  return () => {
    for (const stop of stops) stop()
    stopRetry?.()
    $shownSaving.set(undefined)
  }
}

/** Saves the open script: over the saved script it is linked to, otherwise opens the dialog for saving as new. */
export async function saveOpen() {
  const id = $openCopyId.get()
  if (!linkOf(id)) return openScreen('exportNew')
  const state = await saveCopy(id, savedScripts)
  if (state === 'conflict') $isChoiceAsked.set(true)
  if (state === 'refused') tellRefusal(id)
}

/** Shows why a script wasn't saved. If the saved script is gone, opens the dialog for saving as new. */
export function tellRefusal(copyId: string) {
  const refusal = refusalOf(copyId)
  if (!refusal || isSessionOver(refusal)) return
  if (refusal === 'missing') openScreen('exportNew')
  else notify({ kind: 'notSaved', refusal })
}

const isSessionOver = (refusal: SaveRefusal | undefined) =>
  refusal === 'signed_out' || refusal === 'session_expired'

const isSignedIn = () => $session.get().state === 'in'

const publishStatus = () => $shownSaving.set({ state: $saving.get(), refusal: $saveRefusal.get() })
