import { m } from '#i18n/messages.ts'
import { savedRefusalWords } from '#i18n/saved-refusal-words.ts'
import type { ActRefusal } from './saved-acts.ts'

/**
 * Why saved work could not be shown or changed. `no_room`: this browser cannot store the open script; `not_copied`: the
 * browser blocks the clipboard.
 */
export type WorkRefusal = ActRefusal | 'no_room' | 'not_copied'

/** @param limit the maximum number of documents of its kind in an account */
export const refusalWords = (code: WorkRefusal, limit: number): string => texts[code](limit)

const texts: Record<WorkRefusal, (limit: number) => string> = {
  ...savedRefusalWords,
  conflict: () => m.work_conflict(),
  no_room: () => m.work_no_room(),
  not_copied: () => m.work_not_copied()
}
