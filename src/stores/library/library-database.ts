import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { atom } from 'nanostores'
import { ok, type Result, refuse } from '#core/result.ts'
import type { VersionInfo } from '#core/saving/local-versions.ts'
import type { Script } from '#core/script/script.ts'
import { finishTransaction } from '../storage/finish-transaction.ts'
import type { WorkingCopy } from '../storage/working-copy.ts'

/** A script in this browser's library. `versions` lists its earlier versions, oldest first; their content is stored apart. */
export interface LocalScript extends WorkingCopy {
  madeAt: number
  changedAt: number
  /** Since when it is in the bin, in milliseconds since 1970. */
  deletedAt?: number
  /** When it was first found to have been in the bin for too long; see `binStep`. */
  overdueAt?: number
  versions: VersionInfo[]
}

interface Schema extends DBSchema {
  copies: { key: string; value: LocalScript }
  versions: { key: string; value: { id: string; script: Script } }
}

const storeNames = ['copies', 'versions'] as const
type Store<Name extends (typeof storeNames)[number]> = IDBPObjectStore<
  Schema,
  typeof storeNames,
  Name,
  'readwrite'
>
/** The object stores of the library's database, within one transaction. */
export interface LibraryStores {
  copies: Store<'copies'>
  versions: Store<'versions'>
}

/** Why the library can't store anything: no space left, or the browser blocks IndexedDB. */
export type LibraryProblem = 'library_full' | 'library_blocked'

export const $libraryProblem = atom<LibraryProblem | undefined>()

/** Counts changes of the library, by any tab. */
export const $libraryRevision = atom(0)

/** Milliseconds after which a database that does not open counts as blocked. */
const OPEN_TIMEOUT = 4000

const channel = new BroadcastChannel('belfry:library')
channel.addEventListener('message', () => $libraryRevision.set($libraryRevision.get() + 1))

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** Transactions of a tab run in the order of their calls, so that an older save never overwrites a newer one. */
let lastWork: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` in one transaction, which is rolled back if it throws. Between its requests, `work` must not await anything
 * else, or the browser ends the transaction.
 */
export function withLibrary<Value>(work: (stores: LibraryStores) => Promise<Value>) {
  const done = lastWork.then(() => attempt(work))
  lastWork = done.catch(() => undefined)
  return done
}

async function attempt<Value>(
  work: (stores: LibraryStores) => Promise<Value>
): Promise<Result<Value, LibraryProblem>> {
  try {
    const value = await transact(work).catch(error => {
      // The browser may close an open database, for example to free space. Opens it again once.
      if (!isNamed(error, 'InvalidStateError')) throw error
      opening = undefined
      return transact(work)
    })
    $libraryProblem.set(undefined)
    return ok(value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    const code = isNamed(error, 'QuotaExceededError') ? 'library_full' : 'library_blocked'
    $libraryProblem.set(code)
    return refuse(code)
  }
}

/** Announces a change to this tab and all others. */
export function announceLibraryChange() {
  $libraryRevision.set($libraryRevision.get() + 1)
  channel.postMessage('changed')
}

async function transact<Value>(work: (stores: LibraryStores) => Promise<Value>): Promise<Value> {
  opening ??= openLibrary()
  const database = await opening
  const transaction = database.transaction(storeNames, 'readwrite')
  const stores = { copies: transaction.objectStore('copies'), versions: transaction.objectStore('versions') }
  return finishTransaction(transaction, work(stores))
}

async function openLibrary(): Promise<IDBPDatabase<Schema>> {
  let database: Promise<IDBPDatabase<Schema>> | undefined
  try {
    database = openDatabase()
    return await Promise.race([database, timeout()])
  } catch (error) {
    // After a timeout, later calls fail at once instead of waiting again, until the database is open.
    if (database && isNamed(error, 'TimeoutError')) followSlowOpening(database)
    else opening = undefined
    throw error instanceof DOMException ? error : new DOMException(String(error), 'NotAllowedError')
  }
}

const openDatabase = () =>
  openDB<Schema>('belfry', 1, {
    upgrade(created) {
      for (const name of storeNames) created.createObjectStore(name, { keyPath: 'id' })
    },
    // A newer version of Belfry in another tab wants to upgrade the database.
    blocking: (_version, _blocked, event) => {
      opening = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => {
      opening = undefined
    }
  })

/** Uses a database that opens after the timeout, and has this tab read the library again. */
function followSlowOpening(database: Promise<IDBPDatabase<Schema>>) {
  database.then(
    () => {
      opening = database
      $libraryRevision.set($libraryRevision.get() + 1)
    },
    () => {
      opening = undefined
    }
  )
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new DOMException('The database did not open in time', 'TimeoutError')),
      OPEN_TIMEOUT
    )
  })

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name
