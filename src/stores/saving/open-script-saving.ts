import { savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import { notify } from '../notice.ts'
import { openScreen } from '../router.ts'
import { $openScriptId, $script } from '../script.ts'
import { unlessSessionOver } from '../session.ts'
import { bringBackSaved } from './bring-back.ts'
import { getLink } from './links.ts'
import { getSaveRefusal } from './save-progress.ts'
import { saveScript } from './save-script.ts'
import { $isConflictDialogOpen } from './save-status.ts'

/** Saves the open script: over the saved script it is linked to. Without one, opens the dialog for saving as new. */
export async function saveOpenToAccount() {
  const id = $openScriptId.get()
  if (!getLink(id)) return openScreen('exportNew')
  const state = await saveScript(id, savedScripts)
  if (state === 'conflict') $isConflictDialogOpen.set(true)
  if (state === 'deleted') openScreen('exportNew')
  if (state === 'refused') notifySaveRefusal(id)
}

/** Restores the open script from the account's bin and saves it. Resolves to whether it was restored. */
export async function bringBackOpen(): Promise<boolean> {
  const id = $openScriptId.get()
  const result = await bringBackSaved(id, savedScripts)
  if ('refusal' in result) {
    const code = unlessSessionOver(result.refusal, () => void bringBackOpen())
    if (code && code !== 'missing') notify({ kind: 'notSaved', refusal: code })
    return false
  }
  if (result.state === 'conflict') $isConflictDialogOpen.set(true)
  if (result.state === 'refused') notifySaveRefusal(id)
  if (result.state === 'saved') notify({ kind: 'restoredFromBin', title: $script.get().title })
  return true
}

/** Shows why a script wasn't saved. If the saved script is deleted, opens the dialog that brings it back or saves as new. */
export function notifySaveRefusal(copyId: string) {
  const refusal = getSaveRefusal(copyId)
  if (!refusal || isSessionOver(refusal)) return
  if (refusal === 'missing') openScreen('exportNew')
  else notify({ kind: 'notSaved', refusal })
}
