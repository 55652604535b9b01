import { m } from '#i18n/messages.ts'
import { savedRefusalWords } from '#i18n/saved-refusal-words.ts'
import type { ActRefusal } from './saved-acts.ts'

/**
 * Why something could not be shown or done. `no_room`: the open script cannot be kept on this device; `not_copied`: the
 * browser forbids it.
 */
export type WorkRefusal = ActRefusal | 'no_room' | 'not_copied'

/** @param most How many of its kind an account holds. */
export const refusalWords = (code: WorkRefusal, most: number): string => words[code](most)

const words: Record<WorkRefusal, (most: number) => string> = {
  ...savedRefusalWords,
  conflict: () => m.work_conflict(),
  no_room: () => m.work_no_room(),
  not_copied: () => m.work_not_copied()
}
