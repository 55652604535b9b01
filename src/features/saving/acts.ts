import { savedScripts } from '#api/saved-scripts.ts'
import type { Visibility } from '#core/saved.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { linkOf } from '#stores/saving/links.ts'
import { saveAsNew } from '#stores/saving/save.ts'
import { refusalOf } from '#stores/saving/saving.ts'
import { $openCopyId } from '#stores/script.ts'
import { setTitle } from '#stores/settings.ts'

/** Whether a copy is saved in the account already. */
export const isSavedBefore = (copyId: string) => (linkOf(copyId)?.version ?? 0) > 0

/**
 * Saves the open script as a new one, and goes back to it when that is done or will be.
 *
 * @returns why it cannot be saved
 */
export async function saveNew(title: string, visibility: Visibility) {
  const id = $openCopyId.get()
  setTitle(title)
  const state = await saveAsNew(id, visibility, savedScripts)
  const refusal = refusalOf(id)
  const isAsked = refusal === 'signed_out' || refusal === 'session_expired'
  if (state === 'refused' && !isAsked) return refusal
  if (!isAsked) openScreen('script')
  const isShown = linkOf(id)?.visibility === visibility
  if (state === 'saved') notify(isShown ? { kind: 'savedNew', title } : { kind: 'savedPrivate' })
  if (state === 'offline') notify({ kind: 'savesLater' })
  return undefined
}
