import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { type Game, gameSchema } from '#core/grimoire/game.ts'
import {
  currentGame,
  type GameRecord,
  readRecord,
  type StoredRecord,
  storedRecord
} from '#core/grimoire/game-record.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Script } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'

/** A game on this device. Each belongs to a script, whose id is that of the working copy. */
export interface DeviceGame {
  readonly id: string
  readonly scriptId: string
  /** '' until the storyteller names it. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  /** The script as it was at the last change, so that the game outlives it. Games of the first release have none yet. */
  readonly script?: Script | undefined
  readonly record: GameRecord
}

/** What a list shows of a game. */
export type GameSummary = Pick<Game, 'phase' | 'round' | 'winner'> & { players: number }

/** What a list of games shows. */
export interface GameInfo extends Omit<DeviceGame, 'record' | 'script'> {
  /** Undefined if the script isn't stored with the game. */
  readonly scriptTitle: string | undefined
  /** Undefined if neither it nor a record that this version can read is stored. */
  readonly summary: GameSummary | undefined
}

/** Why a game can't be stored or read: no space left, or the browser blocks IndexedDB. */
export type GamesProblem = 'games_full' | 'games_blocked'

/** Why a game isn't stored: another window has changed or deleted it. */
export type GameConflict = 'game_changed' | 'game_deleted'

type StoredGame = Omit<DeviceGame, 'record'> & {
  summary: GameSummary
  record: StoredRecord
  revision: number
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { byScript: string } }
}

const fields = {
  id: z.string(),
  scriptId: z.string(),
  name: z.string(),
  startedAt: z.number(),
  changedAt: z.number()
}
const { phase, round, winner } = gameSchema.shape
const summarySchema = z.object({ phase, round, winner, players: z.number() })
const infoSchema = z.object({
  ...fields,
  script: z.optional(z.object({ title: z.string() })),
  summary: z.optional(summarySchema),
  record: z.unknown()
})
const storedGameSchema = z.object({
  ...fields,
  script: z.catch(z.optional(scriptSchema), undefined),
  record: z.unknown(),
  revision: z.number()
})

/** Counts changes of the stored games, by any window. */
export const $gamesRevision = atom(0)

/** Windows tell each other which game they have changed: the town square follows the grimoire. */
export const gamesChannel = new BroadcastChannel('belfry:games')
gamesChannel.addEventListener('message', () => $gamesRevision.set($gamesRevision.get() + 1))

function announce(id: string) {
  gamesChannel.postMessage(id)
  $gamesRevision.set($gamesRevision.get() + 1)
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** The revision of each game that this window has taken up or stored last. */
const revisions = new Map<string, number>()

/** The revisions of games as they were read. */
const readRevisions = new WeakMap<DeviceGame, number>()

/** The games of a script, or of all scripts, the last changed one first. */
export const listGames = (scriptId?: string) =>
  attempt(async database => {
    const stored: unknown[] =
      scriptId === undefined
        ? await database.getAll('games')
        : await database.getAllFromIndex('games', 'byScript', scriptId)
    return stored
      .map(value => readInfo(infoSchema.safeParse(value).data))
      .filter(game => game !== undefined)
      .sort((one, other) => other.changedAt - one.changedAt)
  })

function readInfo(stored: z.infer<typeof infoSchema> | undefined): GameInfo | undefined {
  if (!stored) return undefined
  const { script, summary, record, ...info } = stored
  return { ...info, scriptTitle: script?.title, summary: summary ?? summaryOf(readRecord(record)) }
}

function summaryOf(record: GameRecord): GameSummary
function summaryOf(record: GameRecord | undefined): GameSummary | undefined
function summaryOf(record: GameRecord | undefined): GameSummary | undefined {
  if (!record) return undefined
  const { phase, round, winner, seats } = currentGame(record)
  return { phase, round, ...(winner ? { winner } : {}), players: seats.length }
}

/** When a stored game was changed, by any window; undefined if there is none. */
export const readChangedAt = (id: string) =>
  attempt(async database => infoSchema.safeParse(await database.get('games', id)).data?.changedAt)

/**
 * A game; undefined if there is none, or this version can't read it. It stays stored then. To change it, take it up with
 * `takeUpGame`.
 */
export const readGame = (id: string) =>
  attempt(async (database): Promise<DeviceGame | undefined> => {
    const stored = storedGameSchema.safeParse(await database.get('games', id))
    if (!stored.success) return undefined
    const { revision, ...content } = stored.data
    const record = readRecord(content.record)
    if (!record) return undefined
    const game = { ...content, record }
    readRevisions.set(game, revision)
    return game
  })

/** Makes a game that was read the state that this window's changes are based on. */
export function takeUpGame(game: DeviceGame): DeviceGame {
  const revision = readRevisions.get(game)
  if (revision !== undefined) revisions.set(game.id, revision)
  return game
}

/** Stores a game, in place of the state of it that this window has taken up. */
export async function saveGame(game: DeviceGame): Promise<Result<undefined, GamesProblem | GameConflict>> {
  const known = revisions.get(game.id)
  const revision = (known ?? 0) + 1
  const conflict = await change(async store => {
    const stored = await store.get(game.id)
    if (stored?.revision !== known) return stored ? 'game_changed' : 'game_deleted'
    await store.put(storedGame(game, revision))
    return undefined
  })
  if (!conflict.ok) return conflict
  if (conflict.value) return refuse(conflict.value)
  revisions.set(game.id, revision)
  announce(game.id)
  return ok(undefined)
}

/** Stores a game that this device doesn't have, or has deleted. */
export function saveNewGame(game: DeviceGame) {
  revisions.delete(game.id)
  return saveGame(game)
}

const storedGame = (game: DeviceGame, revision: number): StoredGame => ({
  ...game,
  summary: summaryOf(game.record),
  record: storedRecord(game.record),
  revision
})

/**
 * Deletes a game, also one that this version can't read.
 *
 * @returns restores it as it was
 */
export async function deleteGame(id: string) {
  const deleted = await change(async store => {
    const stored = await store.get(id)
    await store.delete(id)
    return stored
  })
  announce(id)
  if (!deleted.ok) return deleted
  return ok(async () => {
    const { value } = deleted
    if (value) await change(store => store.put(value))
    announce(id)
  })
}

type GamesStore = IDBPObjectStore<Schema, ['games'], 'games', 'readwrite'>

/** Changes the stored games in one transaction, which is over then. Between its requests, `work` awaits nothing else. */
const change = <Value>(work: (store: GamesStore) => Promise<Value>) =>
  attempt(async database => {
    const { store, done } = database.transaction('games', 'readwrite')
    const [value] = await Promise.all([work(store), done])
    return value
  })

async function attempt<Value>(
  work: (database: IDBPDatabase<Schema>) => Promise<Value>
): Promise<Result<Value, GamesProblem>> {
  try {
    opening ??= openGames()
    return ok(await work(await opening))
  } catch (error) {
    opening = undefined
    if (!(error instanceof DOMException)) throw error
    return refuse(error.name === 'QuotaExceededError' ? 'games_full' : 'games_blocked')
  }
}

/** A database of its own: the library's can't be upgraded while an older page of another tab has it open. */
const openGames = () =>
  openDB<Schema>('belfry-games', 1, {
    upgrade(created) {
      created.createObjectStore('games', { keyPath: 'id' }).createIndex('byScript', 'scriptId')
    },
    blocking: (_version, _blocked, event) => {
      opening = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => {
      opening = undefined
    }
  })
