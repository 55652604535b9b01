import { ok, type Result, refuse } from '#core/result.ts'
import type { ByteUsage } from '#core/saving/account.ts'
import type { GameSaveRequest, SavedGame, SavedGameInfo } from '#core/saving/saved-game.ts'
import { api } from './client.ts'
import { type ApiResponse, requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'

/** Why a game could not be read or changed. `missing` also means that it belongs to another account. */
export type GameRefusal = SignedInRefusal | 'missing' | 'full' | 'no_space' | 'too_large' | 'invalid'

/** A newer version was saved meanwhile: nothing was written. `theirs` is that version. */
export interface GameSaveConflict {
  ok: false
  code: 'version_conflict'
  theirs: SavedGameInfo
}

/** A game after a save. `nearlyFull` are the bytes of the account, if few are left. */
type SavedInfo = SavedGameInfo & { nearlyFull?: ByteUsage | undefined }

const { games } = api
const one = games[':id']

/** Requests about the signed-in user's games. Each resolves to a `Result`. */
export const savedGames = {
  list: async () => {
    const response = await send(() => games.$get())
    return response.ok ? ok(response.value.games) : response
  },
  read: (id: string) => send<SavedGame>(() => one.$get({ param: { id } })),
  save: async (
    id: string,
    json: GameSaveRequest
  ): Promise<Result<SavedInfo, GameRefusal> | GameSaveConflict> => {
    const response = await requestSignedIn<SavedInfo | { code: string; theirs: SavedGameInfo }>(() =>
      one.$put({ param: { id }, json })
    )
    if (!response.ok) return response
    const body = response.value
    if (!('code' in body)) return ok(body)
    if ('theirs' in body) return { ok: false, code: 'version_conflict', theirs: body.theirs }
    return refuse(refusalOf(body.code))
  },
  /** Deletes a game for good. */
  remove: (id: string) => send<{ ok: true }>(() => one.$delete({ param: { id } }))
}

async function send<Body extends object>(
  request: () => Promise<ApiResponse<Body>>
): Promise<Result<Body, GameRefusal>> {
  const response = await requestSignedIn(request)
  if (!response.ok) return response
  return 'code' in response.value ? refuse(refusalOf(response.value.code)) : ok(response.value)
}

const refusalCodes: Record<string, GameRefusal> = {
  game_missing: 'missing',
  games_full: 'full',
  account_full: 'no_space',
  saved_too_large: 'too_large',
  file_too_deep: 'invalid',
  save_id_reused: 'invalid',
  invalid: 'invalid'
}

const refusalOf = (code: string): GameRefusal => refusalCodes[code] ?? 'server_failed'
