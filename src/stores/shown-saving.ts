import { atom } from 'nanostores'
import type { SavingState } from '#core/saving.ts'
import type { SaveRefusal } from './saving/server.ts'

/** How the open script stands with the account. */
export interface ShownSaving {
  state: SavingState
  /** Why it was not saved. */
  refusal?: SaveRefusal | undefined
}

/**
 * What screens show of saving. Absent while nobody is signed in, and until the code is there that saves: it is fetched
 * for those alone who are signed in.
 */
export const $shownSaving = atom<ShownSaving | undefined>()

/** Whether somebody wants to choose between the script here and what was saved elsewhere since. */
export const $isChoiceAsked = atom(false)
