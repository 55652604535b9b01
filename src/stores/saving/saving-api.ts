import type { DocumentRefusal, savedScripts } from '#api/documents.ts'
import { isSessionOver } from '#api/session.ts'

/**
 * Why nothing was saved. `unreachable` is a network failure that is retried; `signed_out` and `session_expired` are
 * retried after sign-in.
 */
export type SaveRefusal = DocumentRefusal

/** Whether a refused request is to be repeated later. */
export const isTemporary = (code: SaveRefusal) => code === 'unreachable' || isSessionOver(code)

/** The requests that saving needs; tests replace them by a fake. */
export type SavingApi = Pick<
  typeof savedScripts,
  'save' | 'setVisibility' | 'read' | 'readInfo' | 'bringBack'
>
