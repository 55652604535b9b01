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
 * Saves for whoever is signed in, tells screens how the open script stands, and asks to sign in again where a save needs
 * it: what waits goes out once somebody has.
 *
 * @returns how to end it
 */
export function attendAccount() {
  let endSending: (() => void) | undefined
  const ends = [
    $session.subscribe(({ state }, former) => {
      if (state !== 'in' || former?.state === 'in') return
      endSending?.()
      endSending = attendSaving(savedScripts, isSignedIn)
    }),
    $saving.subscribe(show),
    $saveRefusal.subscribe(refusal => {
      show()
      if (isSessionOver(refusal)) askToSignIn()
    })
  ]
  return () => {
    for (const end of ends) end()
    endSending?.()
    $shownSaving.set(undefined)
  }
}

/** Saves the open script: over the one that it is linked to, or as a new one, for which its storyteller is asked. */
export async function saveOpen() {
  const id = $openCopyId.get()
  if (!linkOf(id)) return openScreen('exportNew')
  const state = await saveCopy(id, savedScripts)
  if (state === 'conflict') $isChoiceAsked.set(true)
  if (state === 'refused') tellRefusal(id)
}

/** Says why a copy was not saved; what is no longer in the account can be put there anew. */
export function tellRefusal(copyId: string) {
  const refusal = refusalOf(copyId)
  if (!refusal || isSessionOver(refusal)) return
  if (refusal === 'missing') openScreen('exportNew')
  else notify({ kind: 'notSaved', refusal })
}

const isSessionOver = (refusal: SaveRefusal | undefined) =>
  refusal === 'signed_out' || refusal === 'session_expired'

const isSignedIn = () => $session.get().state === 'in'

const show = () => $shownSaving.set({ state: $saving.get(), refusal: $saveRefusal.get() })
