import { useStore } from '@nanostores/react'
import { savedScripts } from '#api/documents.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { notifySaveRefusal } from '#stores/saving/open-script-saving.ts'
import { keepMine, takeTheirs } from '#stores/saving/resolve-conflict.ts'
import { $isConflictDialogOpen, $saveStatus } from '#stores/saving/save-status.ts'
import { $openScriptId } from '#stores/script.ts'

/** The version that the dialog suggests: the newer one, unless the script has changes here. */
export const useSuggestedChoice = () => (useStore($saveStatus)?.state === 'newer' ? 'theirs' : 'mine')

export const closeConflictDialog = () => $isConflictDialogOpen.set(false)

/** Saves the local script over the other version. If yet another version was saved meanwhile, the dialog asks about that one. */
export async function chooseMine() {
  const id = $openScriptId.get()
  const state = await keepMine(id, savedScripts)
  // The dialog closes as soon as the save begins, since there is no conflict then.
  $isConflictDialogOpen.set(state === 'conflict')
  if (state === 'saved') notify({ kind: 'keptMine' })
  if (state === 'offline') notify({ kind: 'savedOffline' })
  if (state === 'refused') notifySaveRefusal(id)
}

/** Replaces the local script with the other version. @returns false when this browser cannot store the local one; then nothing changed */
export async function chooseTheirs() {
  if (!(await takeTheirs($openScriptId.get()))) return false
  closeConflictDialog()
  notify({ kind: 'tookTheirs' })
  return true
}

/** Opens the dialog that saves the local script as a new one. */
export function chooseSaveAsNew() {
  closeConflictDialog()
  openScreen('exportNew')
}
