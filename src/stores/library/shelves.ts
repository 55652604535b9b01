import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { atom } from 'nanostores'
import { ok, type Result, refuse } from '#core/result.ts'
import type { Script } from '#core/script.ts'
import type { VersionMark } from '#core/script-versions.ts'
import type { WorkingCopy } from '../stored-script.ts'

/** A script of this device. Its earlier versions lie on a shelf of their own, named by their marks, oldest first. */
export interface KeptCopy extends WorkingCopy {
  madeAt: number
  changedAt: number
  /** In the bin since then. */
  deletedAt?: number
  versions: VersionMark[]
}

interface Schema extends DBSchema {
  copies: { key: string; value: KeptCopy }
  versions: { key: string; value: { id: string; script: Script } }
}

const names = ['copies', 'versions'] as const
type Shelf<Name extends (typeof names)[number]> = IDBPObjectStore<Schema, typeof names, Name, 'readwrite'>
export interface Shelves {
  copies: Shelf<'copies'>
  versions: Shelf<'versions'>
}

/** Why the library cannot keep anything: no room, or a browser that lets it keep nothing. */
export type LibraryTrouble = 'library_full' | 'library_blocked'

export const $libraryTrouble = atom<LibraryTrouble | undefined>()

/** Counts changes of the library, by this tab or another. */
export const $libraryChanges = atom(0)

/** Milliseconds after which a database that does not open counts as blocked. */
const PATIENCE = 4000

const channel = new BroadcastChannel('belfry:library')
channel.addEventListener('message', () => $libraryChanges.set($libraryChanges.get() + 1))

let opening: Promise<IDBPDatabase<Schema>> | undefined

/** In a tab, work is done in the order in which it was asked for: what was kept later is never taken back by what was kept before. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads and writes the shelves, all of it or nothing. Between the first and the last request wait for nothing else, or
 * the browser ends the transaction.
 */
export function inLibrary<Value>(work: (shelves: Shelves) => Promise<Value>) {
  const done = last.then(() => attempt(work))
  last = done.catch(() => undefined)
  return done
}

async function attempt<Value>(
  work: (shelves: Shelves) => Promise<Value>
): Promise<Result<Value, LibraryTrouble>> {
  try {
    const value = await transact(work).catch(error => {
      // The browser closes databases under us: when it clears space, or when its process ended.
      if (!isNamed(error, 'InvalidStateError')) throw error
      opening = undefined
      return transact(work)
    })
    $libraryTrouble.set(undefined)
    return ok(value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    const code = isNamed(error, 'QuotaExceededError') ? 'library_full' : 'library_blocked'
    $libraryTrouble.set(code)
    return refuse(code)
  }
}

/** Tells the screens of this tab and of the others. */
export function tellChange() {
  $libraryChanges.set($libraryChanges.get() + 1)
  channel.postMessage('changed')
}

async function transact<Value>(work: (shelves: Shelves) => Promise<Value>): Promise<Value> {
  opening ??= openLibrary()
  const database = await opening
  const transaction = database.transaction(names, 'readwrite')
  const shelves = { copies: transaction.objectStore('copies'), versions: transaction.objectStore('versions') }
  const worked = work(shelves).catch(error => {
    abort(transaction)
    throw error
  })
  const [value] = await Promise.all([worked, transaction.done])
  return value
}

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

async function openLibrary(): Promise<IDBPDatabase<Schema>> {
  try {
    const database = openDB<Schema>('belfry', 1, {
      upgrade(fresh) {
        for (const name of names) fresh.createObjectStore(name, { keyPath: 'id' })
      },
      // A later Belfry in another tab wants to change the shelves.
      blocking: (_version, _blocked, event) => {
        opening = undefined
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated: () => {
        opening = undefined
      }
    })
    return await Promise.race([database, tooLate()])
  } catch (error) {
    // Who waited once for nothing need not wait again.
    if (!isNamed(error, 'TimeoutError')) opening = undefined
    throw error instanceof DOMException ? error : new DOMException(String(error), 'NotAllowedError')
  }
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('The database does not open', 'TimeoutError')), PATIENCE)
  })

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name
