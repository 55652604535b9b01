import { savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'
import type { SavedDocument } from '#core/saving/document.ts'
import type { DocumentLink } from '#core/saving/document-link.ts'
import type { Script } from '#core/script/script.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { dismissNotice, notify } from '#stores/notice.ts'
import { getLink } from '#stores/saving/links.ts'
import { getSaveRefusal } from '#stores/saving/save-progress.ts'
import { overwriteScript, revertOverwrite } from '#stores/saving/save-script.ts'
import { $isConflictDialogOpen } from '#stores/saving/save-status.ts'
import { $openScriptId } from '#stores/script.ts'

/**
 * Overwrites a saved script with the open one. Opens the script again once it is saved, or will be when the browser is
 * online.
 *
 * @returns the reason when it was refused; undefined also while the sign-in dialog is open
 */
export async function overwriteChosenScript(former: SavedDocument<Script>) {
  const id = $openScriptId.get()
  const formerLink = getLink(id)
  const state = await overwriteScript(id, former, savedScripts)
  const refusal = getSaveRefusal(id)
  const needsSignIn = isSessionOver(refusal)
  if (state === 'refused' && !needsSignIn) return refusal
  if (!needsSignIn) closeDialog()
  if (state === 'conflict') $isConflictDialogOpen.set(true)
  if (state === 'offline') notify({ kind: 'savedOffline' })
  if (state === 'saved')
    notify({ kind: 'overwritten', title: former.name }, () => void undoFromNotice(id, former, formerLink))
  return undefined
}

async function undoFromNotice(
  scriptId: string,
  former: SavedDocument<Script>,
  formerLink: DocumentLink | undefined
) {
  dismissNotice()
  const refusal = await revertOverwrite(scriptId, former, formerLink, savedScripts)
  if (refusal)
    notify({ kind: 'notSaved', refusal: refusal === 'version_conflict' ? 'server_failed' : refusal })
}
