import { atom } from 'nanostores'

/** State of the browser's storage. With `full` and `blocked`, unwritten values stay in memory. */
export type StorageState = 'saved' | 'saving' | 'full' | 'blocked'

export const $storageState = atom<StorageState>('saved')

/** The page's dependencies, injected for tests. */
export interface StorageOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** Milliseconds between the last change and the write. */
  delay: number
  /** Registers a callback for when the page is hidden or left. */
  onLeave: (flush: () => void) => void
}

/**
 * An object with the interface of `localStorage` that writes `delay` after the last change. Reads see pending writes;
 * leaving the page flushes them; a failed write stays pending and is retried with the next change.
 */
export function delayedStorage({ storage, delay, onLeave }: StorageOptions) {
  const pending = new Map<string, string | undefined>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    if (pending.size === 0) return
    if (!storage) return $storageState.set('blocked')
    try {
      for (const [key, value] of pending) {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, value)
        pending.delete(key)
      }
      $storageState.set('saved')
    } catch {
      $storageState.set('full')
    }
  }

  function schedule(key: string, value: string | undefined) {
    // A store that is first read while React renders takes over what another tab has stored, and sets it again.
    if (read(key) === value) return true
    pending.set(key, value)
    queueMicrotask(announceSaving)
    clearTimeout(timer)
    timer = setTimeout(flush, delay)
    return true
  }

  /** Not during the call: a store that finds its value removed sets it while React renders, which forbids other changes. */
  function announceSaving() {
    if (pending.size > 0 && $storageState.get() === 'saved') $storageState.set('saving')
  }

  const read = (key: string) => (pending.has(key) ? pending.get(key) : (storage?.getItem(key) ?? undefined))

  onLeave(flush)
  const engine = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      set: (_, key, value: string) => typeof key === 'string' && schedule(key, value),
      deleteProperty: (_, key) => typeof key === 'string' && schedule(key, undefined)
    }
  )
  return { engine, isPending: (key: string) => pending.has(key) }
}
