import { m } from '#i18n/messages.ts'
import { documentRefusalTexts } from '#i18n/refusals/document-refusal-texts.ts'
import type { ActionRefusal } from './document-actions.ts'

/**
 * Why saved work could not be shown or changed. `no_room`: this browser cannot store the open script; `not_copied`: the
 * browser blocks the clipboard.
 */
export type WorkRefusal = ActionRefusal | 'no_room' | 'not_copied'

/** @param limit the maximum number of documents of its kind in an account */
export const workRefusalText = (code: WorkRefusal, limit: number): string => texts[code](limit)

const texts: Record<WorkRefusal, (limit: number) => string> = {
  ...documentRefusalTexts,
  conflict: () => m.work_conflict(),
  no_room: () => m.work_no_room(),
  not_copied: () => m.work_not_copied()
}
