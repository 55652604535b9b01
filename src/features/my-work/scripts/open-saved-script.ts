import { savedScripts } from '#api/documents.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { openSavedScript as openInBuilder } from '#stores/saving/resolve-conflict.ts'
import { unlessSessionOver } from '#stores/session.ts'
import type { WorkRefusal } from '../list/work-refusal.ts'

/**
 * Opens a saved script in the builder. When the session has ended, it opens the sign-in dialog instead.
 *
 * @returns the reason when the script could not be opened
 */
export async function openSavedScript({
  id,
  name
}: Pick<DocumentInfo, 'id' | 'name'>): Promise<WorkRefusal | undefined> {
  const saved = await savedScripts.read(id)
  if (!saved.ok) return unlessSessionOver(saved.code, () => undefined)
  if ((await openInBuilder(saved.value)) === 'failed') return 'no_room'
  openScreen('script')
  notify({ kind: 'opened', title: name })
  return undefined
}
