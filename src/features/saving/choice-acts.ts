import { savedScripts } from '#api/saved-scripts.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { tellRefusal } from '#stores/saving/account.ts'
import { keepMine, takeTheirs } from '#stores/saving/choices.ts'
import { $openCopyId } from '#stores/script.ts'
import { $isChoiceAsked } from '#stores/shown-saving.ts'

export const closeChoice = () => $isChoiceAsked.set(false)

/** Saves the local script over the other version. If yet another version was saved meanwhile, the dialog stays and shows that one. */
export async function chooseMine() {
  const id = $openCopyId.get()
  const state = await keepMine(id, savedScripts)
  if (state === 'conflict') return
  closeChoice()
  if (state === 'saved') notify({ kind: 'keptMine' })
  if (state === 'offline') notify({ kind: 'savesLater' })
  if (state === 'refused') tellRefusal(id)
}

/** Replaces the local script with the other version. @returns false when this browser cannot store the local one; then nothing changed */
export async function chooseTheirs() {
  if (!(await takeTheirs($openCopyId.get()))) return false
  closeChoice()
  notify({ kind: 'tookTheirs' })
  return true
}

/** Opens the dialog that saves the local script as a new one. */
export function chooseNew() {
  closeChoice()
  openScreen('exportNew')
}
