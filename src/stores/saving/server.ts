import type { Result } from '#core/result.ts'
import type { Saved, SavedMark, Visibility } from '#core/saved.ts'
import type { Script } from '#core/script.ts'

/**
 * Why nothing was saved. `unreachable` is trouble of the network or the server, and passes; `signed_out` passes once
 * somebody has signed in again.
 */
export type SaveRefusal = 'unreachable' | 'signed_out' | 'scripts_full' | 'script_missing' | 'save_failed'

export type SaveAnswer =
  | Result<SavedMark, SaveRefusal>
  | { ok: false; code: 'version_conflict'; theirs: Saved<Script> }

export interface SaveRequest {
  content: Script
  /** The version last seen; 0 for a new script. */
  version: number
  /** Whoever repeats it saves once. */
  saveId: string
}

/** What saving asks of the account's server. */
export interface SavingServer {
  save: (id: string, request: SaveRequest) => Promise<SaveAnswer>
  setVisibility: (id: string, visibility: Visibility) => Promise<Result<SavedMark, SaveRefusal>>
}
