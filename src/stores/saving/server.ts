import type { savedScripts } from '#api/saved-scripts.ts'
import type { SavedRefusal } from '#api/saved-work.ts'

/**
 * Why nothing was saved. `unreachable` is trouble of the network, and passes by itself; a session that is over passes once
 * somebody has signed in again.
 */
export type SaveRefusal = SavedRefusal

/** What saving asks of the account's server. */
export type SavingServer = Pick<typeof savedScripts, 'save' | 'setVisibility'>

export type SaveAnswer = Awaited<ReturnType<SavingServer['save']>>
