import type { DocumentRefusal, savedScripts } from '#api/documents.ts'

/**
 * Why nothing was saved. `unreachable` is a network failure that is retried; `signed_out` and `session_expired` are
 * retried after sign-in.
 */
export type SaveRefusal = DocumentRefusal

/** The requests that saving needs; tests replace them by a fake. */
export type SavingApi = Pick<typeof savedScripts, 'save' | 'setVisibility'>

export type SaveResult = Awaited<ReturnType<SavingApi['save']>>
