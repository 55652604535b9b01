import type { SaveState } from '#core/saving/document-link.ts'
import { forgetCheck, markCurrent } from './account-checks.ts'
import { getLink } from './links.ts'
import { setSaveProgress } from './save-progress.ts'
import { saveScript } from './save-script.ts'
import type { SaveRefusal, SavingApi } from './saving-api.ts'
import { updateVisibility } from './visibility.ts'

/**
 * Restores the saved script of a local one from the account's bin, with its visibility and link, then saves unsaved changes.
 *
 * @returns the save state afterwards, or why the script couldn't be restored
 */
export async function bringBackSaved(
  copyId: string,
  server: SavingApi
): Promise<{ state: SaveState } | { refusal: SaveRefusal }> {
  const link = getLink(copyId)
  if (!link) return { state: 'local' }
  const restored = await server.bringBack(link.id)
  if (!restored.ok) {
    if (restored.code === 'missing') forgetCheck(copyId)
    return { refusal: restored.code }
  }
  updateVisibility(copyId, restored.value)
  setSaveProgress(copyId, undefined)
  markCurrent(copyId, link.id)
  return { state: await saveScript(copyId, server) }
}
