import { atom } from 'nanostores'
import type { SaveState } from '#core/saving/document-link.ts'
import type { SaveRefusal } from './saving-api.ts'

/** Save state of the open script in the account. */
export interface SaveStatus {
  state: SaveState
  /** Why the last save was refused. */
  refusal?: SaveRefusal | undefined
  /** With the state `deleted`: whether the script can be brought back. */
  isInBin?: boolean
}

/**
 * Save status for screens. Undefined while signed out and until the saving code is loaded, which only signed-in users
 * need. This module stays small for that reason.
 */
export const $saveStatus = atom<SaveStatus | undefined>()

/** Whether the conflict dialog is open: the user chooses between the local script and a newer saved version. */
export const $isConflictDialogOpen = atom(false)
