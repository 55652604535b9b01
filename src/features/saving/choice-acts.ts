import { savedScripts } from '#api/saved-scripts.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { tellRefusal } from '#stores/saving/account.ts'
import { keepMine, takeTheirs } from '#stores/saving/choices.ts'
import { $openCopyId } from '#stores/script.ts'
import { $isChoiceAsked } from '#stores/shown-saving.ts'

export const closeChoice = () => $isChoiceAsked.set(false)

/** Saves the script as it is here. Where somebody saved once more meanwhile, the choice stays, about that. */
export async function chooseMine() {
  const id = $openCopyId.get()
  const state = await keepMine(id, savedScripts)
  if (state === 'conflict') return
  closeChoice()
  if (state === 'saved') notify({ kind: 'keptMine' })
  if (state === 'offline') notify({ kind: 'savesLater' })
  if (state === 'refused') tellRefusal(id)
}

/** @returns false where the script as it is here cannot be kept on this device: then nothing has changed */
export async function chooseTheirs() {
  if (!(await takeTheirs($openCopyId.get()))) return false
  closeChoice()
  notify({ kind: 'tookTheirs' })
  return true
}

export function chooseNew() {
  closeChoice()
  openScreen('exportNew')
}
