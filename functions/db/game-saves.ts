import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { SavedGameInfo } from '#core/saving/saved-game.ts'
import type { CompressedContent } from './contents.ts'
import { makeRoom } from './former-versions.ts'
import { gameInfoColumns, toGameInfo } from './games.ts'
import { isRunning, type SessionKey } from './sessions.ts'

/** One save: the whole game, ready to be written. `version` is the one that it is based on, 0 for a new game. */
export interface GameSave extends Omit<SavedGameInfo, 'changedAt'>, CompressedContent {
  /** Milliseconds since 1970. */
  now: number
  /** The session that saves. */
  session: SessionKey
}

/**
 * The result of a save: the game's info, or a refusal. A refused save has written nothing. `full`: the account has too many games;
 * `no_space`: too many bytes; `signed_out`: the session has ended meanwhile; `reused`: the last save has the same id and other content.
 */
export type GameSaveOutcome =
  | Result<SavedGameInfo, 'missing' | 'full' | 'no_space' | 'signed_out' | 'reused'>
  | { ok: false; code: 'conflict'; theirs: SavedGameInfo }

/**
 * Saves a whole game. A repeated save writes nothing. In the same transaction, the account's oldest versions of documents make
 * room, as for a document.
 */
export async function saveGame(db: D1Database, save: GameSave): Promise<GameSaveOutcome> {
  // A write that fails because of a concurrent save finds it in the next attempt.
  for (let attempt = 0; attempt < 4; attempt++) {
    const stored = await findStored(db, save)
    const outcome = stored ? await updateGame(db, save, stored) : await insertGame(db, save)
    if (outcome) return outcome
  }
  throw new Error(`Saving ${save.id} failed: other saves changed it during every attempt`)
}

interface StoredState {
  info: SavedGameInfo
  /** SHA-256 of the content. */
  hash: string
}

const hashSchema = z.object({ hash: z.string() })

async function findStored(db: D1Database, { id, session }: GameSave): Promise<StoredState | undefined> {
  const row = await db
    .prepare(`SELECT ${gameInfoColumns}, hash FROM games WHERE id = ?1 AND owner_id = ?2`)
    .bind(id, session.ownerId)
    .first()
  return row === null ? undefined : { info: toGameInfo(row), hash: hashSchema.parse(row).hash }
}

/** Undefined when a concurrent save or deletion came first. */
async function updateGame(
  db: D1Database,
  save: GameSave,
  { info, hash }: StoredState
): Promise<GameSaveOutcome | undefined> {
  if (info.saveId === save.saveId) return hash === save.hash ? ok(info) : refuse('reused')
  if (info.version !== save.version) return { ok: false, code: 'conflict', theirs: info }
  const [updated] = await db.batch([
    db
      .prepare(
        `UPDATE games SET name = ?6, script_name = ?7, script_id = ?8, started_at = ?9, changed_at = ?10, save_id = ?11,
          hash = ?12, data = ?13, version = version + 1
          WHERE ${isUnchanged} AND (?4 <= length(data) OR ${documentBytes} - length(data) + ?4 <= ?5)
          RETURNING ${gameInfoColumns}`
      )
      .bind(save.id, save.session.ownerId, save.version, ...spaceOf(save), ...columnsOf(save)),
    makeRoom(db, 'games', save.session.ownerId, save)
  ])
  const row = updated?.results[0]
  if (row) return ok(toGameInfo(row))
  const isStill = await db
    .prepare(`SELECT 1 AS found FROM games WHERE ${isUnchanged}`)
    .bind(save.id, save.session.ownerId, save.version)
    .first('found')
  return isStill === 1 ? refuse('no_space') : undefined
}

/** SQL condition: the game is still at the version that the save is based on. */
const isUnchanged = 'id = ?1 AND owner_id = ?2 AND version = ?3'

/** SQL: the bytes of all documents and games of the account ?2. Earlier versions don't count, since they make room. */
const documentBytes = 'coalesce((SELECT documents FROM account_bytes WHERE owner_id = ?2), 0)'

/** SQL condition: the account ?2 has fewer than ?3 games. */
const hasRoom = '(SELECT count(*) < ?3 FROM games WHERE owner_id = ?2)'

/** The bytes of the content, and the limit of the account. */
const spaceOf = ({ data }: GameSave) => [data.byteLength, limits.account.documents] as const

const columnsOf = ({ name, scriptName, scriptId, startedAt, now, saveId, hash, data }: GameSave) =>
  [name, scriptName, scriptId, startedAt, now, saveId, hash, data] as const

/**
 * Undefined when a concurrent save has inserted the game. A session that ended meanwhile inserts nothing, so that it doesn't fill
 * a deleted account.
 */
async function insertGame(db: D1Database, save: GameSave): Promise<GameSaveOutcome | undefined> {
  if (save.version !== 0) return refuse('missing')
  const { ownerId, sessionId, startedAt } = save.session
  const scope = [save.id, ownerId, limits.games.count] as const
  const [inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO games
          (id, owner_id, name, script_name, script_id, started_at, changed_at, save_id, hash, data)
          SELECT ?1, ?2, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
          WHERE ${hasRoom} AND ${documentBytes} + ?4 <= ?5 AND ${isRunning('?2', '?14', '?15')}
          ON CONFLICT (id) DO NOTHING RETURNING ${gameInfoColumns}`
      )
      .bind(...scope, ...spaceOf(save), ...columnsOf(save), sessionId, startedAt),
    makeRoom(db, 'games', ownerId, save)
  ])
  const row = inserted?.results[0]
  if (row) return ok(toGameInfo(row))
  const obstacle = await findObstacle(db, [...scope, sessionId, startedAt])
  if (obstacle.isOver === 1) return refuse('signed_out')
  if (obstacle.isTheirs !== null) return obstacle.isTheirs === 1 ? undefined : refuse('missing')
  return refuse(obstacle.isFull === 1 ? 'full' : 'no_space')
}

const obstacleSchema = z.object({ isTheirs: z.number().nullable(), isFull: z.number(), isOver: z.number() })

/** Why a game wasn't inserted: a game has its id, the account has no room for another one, or the session is over. */
async function findObstacle(db: D1Database, values: readonly (string | number)[]) {
  const row = await db
    .prepare(
      `SELECT (SELECT owner_id = ?2 FROM games WHERE id = ?1) AS isTheirs, NOT ${hasRoom} AS isFull,
        NOT ${isRunning('?2', '?4', '?5')} AS isOver`
    )
    .bind(...values)
    .first()
  return obstacleSchema.parse(row)
}
