import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import { type GameRecord, readRecord, type StoredRecord, storedRecord } from '#core/grimoire/game-record.ts'
import { ok, type Result, refuse } from '#core/result.ts'

/** A game on this device. Each belongs to a script, whose id is that of the working copy. */
export interface DeviceGame {
  readonly id: string
  readonly scriptId: string
  /** '' until the storyteller names it. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  readonly record: GameRecord
}

/** What a list of games shows. */
export type GameInfo = Omit<DeviceGame, 'record'>

/** Why a game can't be stored or read: no space left, or the browser blocks IndexedDB. */
export type GamesProblem = 'games_full' | 'games_blocked'

/** Why a game isn't stored: another window has changed or deleted it. */
export type GameConflict = 'game_changed' | 'game_deleted'

interface Schema extends DBSchema {
  games: {
    key: string
    value: GameInfo & { record: StoredRecord; revision: number }
    indexes: { byScript: string }
  }
}

const infoSchema = z.object({
  id: z.string(),
  scriptId: z.string(),
  name: z.string(),
  startedAt: z.number(),
  changedAt: z.number()
})
const storedGameSchema = z.extend(infoSchema, { record: z.unknown(), revision: z.number() })

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** The revision of each game that this window has read or stored last. */
const revisions = new Map<string, number>()

/** The games of a script, the last changed one first. */
export const listGames = (scriptId: string) =>
  attempt(async database => {
    const stored: unknown[] = await database.getAllFromIndex('games', 'byScript', scriptId)
    return stored
      .map((value): GameInfo | undefined => infoSchema.safeParse(value).data)
      .filter(game => game !== undefined)
      .sort((one, other) => other.changedAt - one.changedAt)
  })

/** Ids of all games on this device. */
export const listGameIds = () => attempt(database => database.getAllKeys('games'))

/** When a stored game was changed, in any window; undefined if there is none. */
export const readChangedAt = (id: string) =>
  attempt(async database => infoSchema.safeParse(await database.get('games', id)).data?.changedAt)

/** A game; undefined if there is none, or this version can't read it. It stays stored then. */
export const readGame = (id: string) =>
  attempt(async database => {
    const stored = storedGameSchema.safeParse(await database.get('games', id))
    if (!stored.success) return undefined
    const { revision, ...game } = stored.data
    const record = readRecord(game.record)
    if (record) revisions.set(id, revision)
    return record && { ...game, record }
  })

/** Stores a game, in place of the state of it that this window knows. */
export async function saveGame(game: DeviceGame): Promise<Result<undefined, GamesProblem | GameConflict>> {
  const conflict = await attempt(async database => {
    const { store, done } = database.transaction('games', 'readwrite')
    const stored = await store.get(game.id)
    const known = revisions.get(game.id)
    const revision = (known ?? 0) + 1
    if (stored?.revision === known) await store.put({ ...game, record: storedRecord(game.record), revision })
    await done
    if (stored?.revision !== known) return stored ? 'game_changed' : 'game_deleted'
    revisions.set(game.id, revision)
    return undefined
  })
  if (!conflict.ok) return conflict
  return conflict.value ? refuse(conflict.value) : ok(undefined)
}

export const deleteGame = (id: string) => attempt(database => database.delete('games', id))

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
