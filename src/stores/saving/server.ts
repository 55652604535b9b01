import type { Result } from '#core/result.ts'
import type { Saved, SavedMark, Visibility } from '#core/saved.ts'
import type { Script } from '#core/script.ts'

/**
 * Why nothing was saved. `unreachable` is trouble of the network, and passes by itself; a session that is over passes once
 * somebody has signed in again.
 */
export type SaveRefusal =
  | 'unreachable'
  | 'signed_out'
  | 'session_expired'
  | 'server_failed'
  | 'missing'
  | 'full'
  | 'too_large'
  | 'invalid'

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
