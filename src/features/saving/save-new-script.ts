import { savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import type { Visibility } from '#core/saving/document.ts'
import { setTitle } from '#stores/metadata.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { notify } from '#stores/notice.ts'
import { getLink } from '#stores/saving/links.ts'
import { getSaveRefusal } from '#stores/saving/save-progress.ts'
import { saveAsNew } from '#stores/saving/save-script.ts'
import { $openScriptId } from '#stores/script.ts'

/** Whether a local script is saved in the account. */
export const isSavedInAccount = (scriptId: string) => (getLink(scriptId)?.version ?? 0) > 0

/**
 * Saves the open script as a new script of the account. Opens the script again once it is saved, or will be when the
 * browser is online.
 *
 * @returns the reason when it was refused; undefined also while the sign-in dialog is open
 */
export async function saveNewScript(title: string, visibility: Visibility) {
  const id = $openScriptId.get()
  setTitle(title)
  const state = await saveAsNew(id, visibility, savedScripts)
  const refusal = getSaveRefusal(id)
  const needsSignIn = isSessionOver(refusal)
  if (state === 'refused' && !needsSignIn) return refusal
  if (!needsSignIn) closeDialog()
  // Otherwise a notice says already that the visibility couldn't be set.
  const hasVisibility = getLink(id)?.visibility === visibility
  if (state === 'saved' && hasVisibility) notify({ kind: 'savedNew', title })
  if (state === 'offline') notify({ kind: 'savedOffline' })
  return undefined
}
