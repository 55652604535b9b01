import { atom } from 'nanostores'
import { openScreen } from '../router.ts'

/** Ids of the characters that are selected in the script's list; undefined while characters aren't being selected. */
export const $selection = atom<ReadonlySet<string> | undefined>()

/** Starts selecting characters in the script's list, which it opens. @param ids selected at first */
export function startSelection(ids: readonly string[] = []) {
  openScreen('script')
  $selection.set(new Set(ids))
}

export const stopSelection = () => $selection.set(undefined)
