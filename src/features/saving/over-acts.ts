import { savedScripts } from '#api/saved-scripts.ts'
import type { Saved } from '#core/saved.ts'
import type { SavingLink } from '#core/saving.ts'
import type { Script } from '#core/script.ts'
import { dismissNotice, notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { linkOf } from '#stores/saving/links.ts'
import { saveOver, takeBackOver } from '#stores/saving/save.ts'
import { refusalOf } from '#stores/saving/saving.ts'
import { $openCopyId } from '#stores/script.ts'
import { $isChoiceAsked } from '#stores/shown-saving.ts'

/**
 * Overwrites a saved script with the open one. Opens the script again once it is saved, or will be when the browser is
 * online.
 *
 * @returns the reason when it was refused; undefined also while the sign-in dialog is open
 */
export async function saveOverChosen(former: Saved<Script>) {
  const id = $openCopyId.get()
  const formerLink = linkOf(id)
  const state = await saveOver(id, former, savedScripts)
  const refusal = refusalOf(id)
  const needsSignIn = refusal === 'signed_out' || refusal === 'session_expired'
  if (state === 'refused' && !needsSignIn) return refusal
  if (!needsSignIn) openScreen('script')
  if (state === 'conflict') $isChoiceAsked.set(true)
  if (state === 'offline') notify({ kind: 'savesLater' })
  if (state === 'saved')
    notify({ kind: 'savedOver', title: former.name }, () => void undoFromNotice(id, former, formerLink))
  return undefined
}

async function undoFromNotice(scriptId: string, former: Saved<Script>, formerLink: SavingLink | undefined) {
  dismissNotice()
  const refusal = await takeBackOver(scriptId, former, formerLink, savedScripts)
  if (refusal)
    notify({ kind: 'notSaved', refusal: refusal === 'version_conflict' ? 'server_failed' : refusal })
}
