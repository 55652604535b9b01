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
  setPersistentEngine(engine, eventsBut(isPending))
}

export { persistentAtom }

/** `localStorage`, or nothing where the browser blocks it: even naming it may throw there. */
function usableStorage() {
  try {
    localStorage.getItem('')
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * Another tab's write, unless this tab has a newer change of the same key on its way:
 * then this tab's write comes last and the other tab follows it.
 */
function eventsBut(isPending: (key: string) => boolean): PersistentEvents {
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
