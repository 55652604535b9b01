import { Hono } from 'hono'
import { limits } from '#core/limits.ts'
import { type GameSaveRequest, type SavedGame, savedGameFileSchema } from '#core/saving/saved-game.ts'
import { findNearlyFull } from '../../db/account-bytes.ts'
import { saveGame } from '../../db/game-saves.ts'
import * as games from '../../db/games.ts'
import { compressContent, decompressContent } from '../../documents/version-content.ts'
import { gameSaveRequest } from '../../games/game-schemas.ts'
import { refusal } from '../../http/refusals.ts'
import { type SignedInEnv, signedIn } from '../../http/signed-in.ts'
import { validateJson } from '../../http/validate.ts'
import { documentTextBody, validateDocumentId } from './document-actions.ts'

/** The user's games of the grimoire. Every query filters by owner, so another user's game counts as missing. */
export const gameRoutes = new Hono<SignedInEnv>()
  .use(signedIn)
  .get('/', async c => c.json({ games: await games.listGames(c.env.DB, c.var.userId) }, 200))
  .get('/:id', validateDocumentId, async c => {
    const stored = await games.findGame(c.env.DB, c.var.userId, c.req.valid('param').id)
    if (!stored) return c.json(...refusal('game_missing'))
    const content = savedGameFileSchema.parse(JSON.parse(await decompressContent(stored.data)))
    const body: SavedGame = { ...stored.info, content }
    return c.json(body, 200)
  })
  .put('/:id', validateDocumentId, documentTextBody, validateJson(gameSaveRequest), async c => {
    const { content, name, scriptName, ...request } = c.req.valid('json')
    const json = JSON.stringify(content)
    // Serialized again, numbers and escapes can be longer than in the request.
    if (new TextEncoder().encode(json).length > limits.documents.bytes)
      return c.json(...refusal('saved_too_large'))
    const saved = await saveGame(c.env.DB, {
      ...request,
      ...(await compressContent(json)),
      id: c.req.valid('param').id,
      name: storable(name),
      scriptName: storable(scriptName),
      now: Date.now(),
      session: c.var.sessionKey
    })
    if (saved.ok) {
      const nearlyFull = await findNearlyFull(c.env.DB, c.var.userId)
      return c.json({ ...saved.value, ...(nearlyFull && { nearlyFull }) }, 200)
    }
    if (saved.code !== 'conflict') return c.json(...refusal(refusalCodes[saved.code]))
    const [body, status] = refusal('version_conflict')
    return c.json({ ...body, theirs: saved.theirs }, status)
  })
  .delete('/:id', validateDocumentId, async c => {
    const isDeleted = await games.deleteGame(c.env.DB, c.var.userId, c.req.valid('param').id)
    return isDeleted ? c.json({ ok: true as const }, 200) : c.json(...refusal('game_missing'))
  })

/** SQLite ends a text at U+0000. */
const storable = (text: GameSaveRequest['name']) => text.replaceAll('\0', '')

const refusalCodes = {
  missing: 'game_missing',
  full: 'games_full',
  no_space: 'account_full',
  signed_out: 'signed_out',
  reused: 'save_id_reused'
} as const
