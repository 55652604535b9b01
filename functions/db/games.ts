import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { SavedGameInfo } from '#core/saving/saved-game.ts'

/** The columns that `toGameInfo` reads. */
export const gameInfoColumns = `id, name, script_name AS scriptName, script_id AS scriptId, started_at AS startedAt,
  changed_at AS changedAt, version, save_id AS saveId`

const infoSchema = z.object({
  id: z.string(),
  name: z.string(),
  scriptName: z.string(),
  scriptId: z.string(),
  startedAt: z.number(),
  changedAt: z.number(),
  version: z.number(),
  saveId: z.string()
}) satisfies z.ZodType<SavedGameInfo>
const contentSchema = z.object({ data: z.array(z.number()) })

/** Converts a row with the `gameInfoColumns`. */
export const toGameInfo = (row: unknown): SavedGameInfo => infoSchema.parse(row)

/** All games of an account, the last changed one first. */
export async function listGames(db: D1Database, ownerId: string): Promise<SavedGameInfo[]> {
  const { results } = await db
    .prepare(`SELECT ${gameInfoColumns} FROM games WHERE owner_id = ? ORDER BY changed_at DESC, id`)
    .bind(ownerId)
    .all()
  return results.map(toGameInfo)
}

/** A game with its content, compressed by gzip, as D1 returns bytes. */
export async function findGame(db: D1Database, ownerId: string, id: string) {
  const row = await db
    .prepare(`SELECT ${gameInfoColumns}, data FROM games WHERE id = ?1 AND owner_id = ?2`)
    .bind(id, ownerId)
    .first()
  return row === null ? undefined : { info: toGameInfo(row), data: contentSchema.parse(row).data }
}

/** Deletes a game for good. False when there is none. */
export async function deleteGame(db: D1Database, ownerId: string, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare('DELETE FROM games WHERE id = ?1 AND owner_id = ?2')
    .bind(id, ownerId)
    .run()
  return meta.changes > 0
}
