import { savedScripts } from '#api/documents.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { notify } from '../notice.ts'
import { openScreen } from '../router.ts'
import { unlessSessionOver } from '../session.ts'
import { openSavedScript as openInBuilder } from './resolve-conflict.ts'

/**
 * Opens a saved script in the builder. When the session has ended, it opens the sign-in dialog instead.
 *
 * @returns the reason when the script could not be opened
 */
export async function openSavedScript({ id, name }: Pick<DocumentInfo, 'id' | 'name'>) {
  const saved = await savedScripts.read(id)
  if (!saved.ok) return unlessSessionOver(saved.code, () => undefined)
  if ((await openInBuilder(saved.value)) === 'failed') return 'no_room' as const
  openScreen('script')
  notify({ kind: 'opened', title: name })
  return undefined
}
