import { savedScripts } from '#api/saved-scripts.ts'
import type { Visibility } from '#core/saved.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { linkOf } from '#stores/saving/links.ts'
import { saveAsNew } from '#stores/saving/save.ts'
import { refusalOf } from '#stores/saving/saving.ts'
import { $openCopyId } from '#stores/script.ts'
import { setTitle } from '#stores/settings.ts'

/** Whether a local script is saved in the account. */
export const isSavedBefore = (scriptId: string) => (linkOf(scriptId)?.version ?? 0) > 0

/**
 * Saves the open script as a new script of the account. Opens the script again once it is saved, or will be when the
 * browser is online.
 *
 * @returns the reason when it was refused; undefined also while the sign-in dialog is open
 */
export async function saveNew(title: string, visibility: Visibility) {
  const id = $openCopyId.get()
  setTitle(title)
  const state = await saveAsNew(id, visibility, savedScripts)
  const refusal = refusalOf(id)
  const needsSignIn = refusal === 'signed_out' || refusal === 'session_expired'
  if (state === 'refused' && !needsSignIn) return refusal
  if (!needsSignIn) openScreen('script')
  const hasVisibility = linkOf(id)?.visibility === visibility
  if (state === 'saved') notify(hasVisibility ? { kind: 'savedNew', title } : { kind: 'savedPrivate' })
  if (state === 'offline') notify({ kind: 'savesLater' })
  return undefined
}
