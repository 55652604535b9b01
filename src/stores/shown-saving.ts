import { atom } from 'nanostores'
import type { SavingState } from '#core/saving.ts'
import type { SaveRefusal } from './saving/server.ts'

/** Save state of the open script in the account. */
export interface ShownSaving {
  state: SavingState
  /** Why the last save was refused. */
  refusal?: SaveRefusal | undefined
}

/**
 * Save status for screens. Undefined while signed out and until the saving code is loaded, which only signed-in users
 * need. This module stays small for that reason.
 */
export const $shownSaving = atom<ShownSaving | undefined>()

/** Whether the conflict dialog is open: the user chooses between the local script and a newer saved version. */
export const $isChoiceAsked = atom(false)
