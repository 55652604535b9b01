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

/** Why a game can't be stored or read: no space left, or the browser blocks IndexedDB. */
export type GamesProblem = 'games_full' | 'games_blocked'

interface Schema extends DBSchema {
  games: {
    key: string
    value: Omit<DeviceGame, 'record'> & { record: StoredRecord }
    indexes: { byScript: string }
  }
}

const storedGameSchema = z.object({
  id: z.string(),
  scriptId: z.string(),
  name: z.string(),
  startedAt: z.number(),
  changedAt: z.number(),
  record: z.unknown()
})

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** The games of a script, the last changed one first. Games that this version can't read stay stored, and are left out. */
export const readGames = (scriptId: string) =>
  attempt(async database => {
    const stored: unknown[] = await database.getAllFromIndex('games', 'byScript', scriptId)
    return stored
      .flatMap(value => readStoredGame(value) ?? [])
      .sort((one, other) => other.changedAt - one.changedAt)
  })

/** Stores a game, in place of an earlier state of it. */
export const saveGame = (game: DeviceGame) =>
  attempt(async database => {
    await database.put('games', { ...game, record: storedRecord(game.record) })
  })

export const deleteGame = (id: string) => attempt(database => database.delete('games', id))

function readStoredGame(value: unknown): DeviceGame | undefined {
  const stored = storedGameSchema.safeParse(value)
  const record = stored.success ? readRecord(stored.data.record) : undefined
  return stored.success && record ? { ...stored.data, record } : undefined
}

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
