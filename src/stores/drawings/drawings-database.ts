import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { atom } from 'nanostores'
import type { Drawing } from '#core/drawing/drawing.ts'
import type { StoredDrawing } from '#core/drawing/read-drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { finishTransaction } from '../storage/finish-transaction.ts'

/** Why nothing can be stored or read: no space left, or the browser blocks IndexedDB. */
export type DrawingsProblem = 'drawings_full' | 'drawings_blocked'

/** What a list needs of a drawing. Its content is stored apart, so that a list of many doesn't read it. */
export interface StoredInfo {
  id: string
  kind: Drawing['kind']
  name: string
  /** Milliseconds since 1970. */
  madeAt: number
  changedAt: number
  /** Counts its changes, so that no window overwrites what another one has stored. */
  revision: number
  /** Names of the last changes, see `drawing-saver.ts`. */
  changes: string[]
  /** Ids of its images, also for versions of Belfry that can't read the content. */
  images: string[]
}

interface Schema extends DBSchema {
  drawings: { key: string; value: StoredInfo }
  contents: { key: string; value: { id: string; content: StoredDrawing } }
  /** Bytes rather than blobs, which some browsers don't store in private windows. */
  images: { key: string; value: { id: string; type: string; bytes: ArrayBuffer } }
  /** When an image was first found that no drawing has. */
  unusedImages: { key: string; value: { id: string; since: number } }
}

const storeNames = ['drawings', 'contents', 'images', 'unusedImages'] as const
type Store<Name extends (typeof storeNames)[number]> = IDBPObjectStore<
  Schema,
  typeof storeNames,
  Name,
  'readwrite'
>

/** The object stores of the database, within one transaction. */
export interface DrawingStores {
  drawings: Store<'drawings'>
  contents: Store<'contents'>
  images: Store<'images'>
  unusedImages: Store<'unusedImages'>
}

/** Counts changes of the stored drawings, by any window. */
export const $drawingsRevision = atom(0)

/** Windows tell each other which drawing they have changed: its id, or '' for several. */
export const drawingsChannel = new BroadcastChannel('belfry:drawings')
drawingsChannel.addEventListener('message', () => $drawingsRevision.set($drawingsRevision.get() + 1))

export function announceDrawing(id: string) {
  drawingsChannel.postMessage(id)
  $drawingsRevision.set($drawingsRevision.get() + 1)
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** Reads without a transaction of its own. */
export const readDrawings = <Value>(work: (database: IDBPDatabase<Schema>) => Promise<Value>) => attempt(work)

/**
 * Changes what is stored in one transaction, which is rolled back if `work` throws. Between its requests, `work` awaits nothing
 * else.
 */
export const changeDrawings = <Value>(work: (stores: DrawingStores) => Promise<Value>) =>
  attempt(async database => {
    const transaction = database.transaction(storeNames, 'readwrite')
    const stores = {
      drawings: transaction.objectStore('drawings'),
      contents: transaction.objectStore('contents'),
      images: transaction.objectStore('images'),
      unusedImages: transaction.objectStore('unusedImages')
    }
    return finishTransaction(transaction, work(stores))
  })

async function attempt<Value>(
  work: (database: IDBPDatabase<Schema>) => Promise<Value>
): Promise<Result<Value, DrawingsProblem>> {
  try {
    opening ??= openDrawings()
    return ok(await work(await opening))
  } catch (error) {
    opening = undefined
    if (!(error instanceof DOMException)) throw error
    return refuse(error.name === 'QuotaExceededError' ? 'drawings_full' : 'drawings_blocked')
  }
}

/** A database of its own: the library's can't be upgraded while an older page of another tab has it open. */
async function openDrawings() {
  if (!globalThis.indexedDB) throw new DOMException('This browser has no IndexedDB', 'NotSupportedError')
  return openDB<Schema>('belfry-drawings', 1, {
    upgrade(created) {
      for (const name of storeNames) created.createObjectStore(name, { keyPath: 'id' })
    },
    blocking: (_version, _blocked, event) => {
      opening = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => {
      opening = undefined
    }
  })
}
