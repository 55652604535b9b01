import type { savedScripts } from '#api/saved-scripts.ts'
import type { SavedRefusal } from '#api/saved-work.ts'

/**
 * Why nothing was saved. `unreachable` is a network failure that is retried; `signed_out` and `session_expired` are
 * retried after sign-in.
 */
export type SaveRefusal = SavedRefusal

/** The requests that saving needs; tests replace them by a fake. */
export type SavingServer = Pick<typeof savedScripts, 'save' | 'setVisibility'>

export type SaveAnswer = Awaited<ReturnType<SavingServer['save']>>
