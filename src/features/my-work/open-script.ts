import { savedScripts } from '#api/saved-scripts.ts'
import type { SavedMark } from '#core/saved.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { openSaved } from '#stores/saving/choices.ts'
import { whenSignedInAgain } from '#stores/session.ts'
import type { WorkRefusal } from './refusal-words.ts'

/**
 * Opens a saved script in the builder. When the session has ended, it opens the sign-in dialog instead.
 *
 * @returns the reason when the script could not be opened
 */
export async function openScript({
  id,
  name
}: Pick<SavedMark, 'id' | 'name'>): Promise<WorkRefusal | undefined> {
  const saved = await savedScripts.read(id)
  if (!saved.ok) {
    if (saved.code !== 'signed_out' && saved.code !== 'session_expired') return saved.code
    whenSignedInAgain(() => undefined)
    return undefined
  }
  if ((await openSaved(saved.value)) === 'failed') return 'no_room'
  openScreen('script')
  notify({ kind: 'opened', title: name })
  return undefined
}
