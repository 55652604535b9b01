import {
  type PersistentEvents,
  type PersistentListener,
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents
} from '@nanostores/persistent'
import { limits } from '#core/limits.ts'
import { delayedStorage } from './delayed-storage.ts'

if (typeof window !== 'undefined') {
  const { engine, isPending } = delayedStorage({
    storage: usableStorage(),
    delay: limits.localSaveDelay,
    onLeave: flush => {
      addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
    }
  })
  setPersistentEngine(engine, eventsExceptPending(isPending))
}

export { persistentAtom }

/** `localStorage`, or undefined if the browser blocks it: even access may throw. */
function usableStorage() {
  try {
    localStorage.getItem('')
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * Storage events of other tabs, except for keys with a pending write in this tab: that write comes last and the other
 * tabs follow it.
 */
function eventsExceptPending(isPending: (key: string) => boolean): PersistentEvents {
  const wrapped = new WeakMap<PersistentListener, PersistentListener>()
  return {
    addEventListener(key, listener, restore) {
      const own: PersistentListener = event => {
        if (!isPending(event.key)) listener(event)
      }
      wrapped.set(listener, own)
      windowPersistentEvents.addEventListener(key, own, restore)
    },
    removeEventListener(key, listener, restore) {
      windowPersistentEvents.removeEventListener(key, wrapped.get(listener) ?? listener, restore)
    }
  }
}
