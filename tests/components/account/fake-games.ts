import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import type { SavedGame, SavedGameFile } from '#core/saving/saved-game.ts'
import { gameSaveRequest } from '../../../functions/games/game-schemas.ts'
import { aGameSave } from '../../functions/helpers/games.ts'
import { type AccountRequest, type Answer, nextTime, ok, readJson, refusal } from './answers.ts'

/** The games of a user, by the Worker's rules. */
export function createFakeGames() {
  const games = new Map<string, SavedGame>()
  const missing = refusal(404, 'game_missing')

  function answer(request: AccountRequest): Answer {
    const { method, id } = request
    if (!id) return ok({ games: [...games.values()].map(infoOf).sort((a, b) => b.changedAt - a.changedAt) })
    if (method === 'PUT') return save(id, request)
    const found = games.get(id)
    if (!found) return missing
    if (method === 'GET') return ok(found)
    games.delete(id)
    return ok({ ok: true })
  }

  function save(id: string, request: AccountRequest): Answer {
    const body = gameSaveRequest.parse(readJson(request))
    const found = games.get(id)
    if (found?.saveId === body.saveId)
      return isEqual(found.content, body.content) ? ok(infoOf(found)) : refusal(422, 'save_id_reused')
    if (found && found.version !== body.version)
      return refusal(409, 'version_conflict', { theirs: infoOf(found) })
    if (!found && body.version > 0) return missing
    if (!found && games.size >= limits.games.count) return refusal(403, 'games_full')
    const saved = { ...body, id, version: body.version + 1, changedAt: nextTime() }
    games.set(id, saved)
    return ok(infoOf(saved))
  }

  return {
    answer,
    all: () => [...games.values()],
    /** Saves as another device does, over the version that there is; returns the id. */
    saveElsewhere(content: SavedGameFile, id: string = crypto.randomUUID()) {
      const version = games.get(id)?.version ?? 0
      const body = new TextEncoder().encode(JSON.stringify(aGameSave({ content, version })))
      save(id, {
        method: 'PUT',
        id,
        action: undefined,
        version: undefined,
        query: new URLSearchParams(),
        body
      })
      return id
    },
    /** Deletes for good, as another device does. */
    removeElsewhere: (id: string) => games.delete(id)
  }
}

const infoOf = ({ content: _, ...info }: SavedGame) => info
