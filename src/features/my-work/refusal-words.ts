import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import type { ActRefusal } from './saved-acts.ts'

/**
 * Why something could not be shown or done. `no_room`: the open script cannot be kept on this device; `not_copied`: the
 * browser forbids it.
 */
export type WorkRefusal = ActRefusal | 'no_room' | 'not_copied'

/** @param most How many of its kind an account holds. */
export const refusalWords = (code: WorkRefusal, most: number): string => words[code](most)

const words: Record<WorkRefusal, (most: number) => string> = {
  unreachable: () => m.work_unreachable(),
  signed_out: () => m.work_signed_out(),
  session_expired: () => m.work_signed_out(),
  server_failed: () => m.work_server_failed(),
  invalid: () => m.work_server_failed(),
  missing: () => m.work_missing(),
  full: most => m.work_full({ limit: most }),
  too_large: () => m.work_too_large({ limit: limits.saved.bytes / 1024 ** 2 }),
  conflict: () => m.work_conflict(),
  no_room: () => m.work_no_room(),
  not_copied: () => m.work_not_copied()
}
