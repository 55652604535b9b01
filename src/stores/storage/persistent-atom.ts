import {
  type PersistentEvents,
  type PersistentListener,
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents
} from '@nanostores/persistent'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { delayedStorage } from './delayed-storage.ts'
import { whenReadable } from './stored-text.ts'

if (typeof window !== 'undefined') {
  const { engine, isPending } = delayedStorage({
    storage: usableStorage(),
    delay: workingCopyLimits.saveDelay,
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
 * tabs follow it. They wait for what reads stored scripts, as does a page that comes back from the history.
 */
function eventsExceptPending(isPending: (key: string) => boolean): PersistentEvents {
  const stops = new WeakMap<PersistentListener, AbortController>()
  return {
    addEventListener(key, listener, restore) {
      const stop = new AbortController()
      const own: PersistentListener = event =>
        whenReadable(() => {
          if (!isPending(event.key)) listener(event)
        })
      windowPersistentEvents.addEventListener(key, own, noRestore)
      stop.signal.addEventListener('abort', () =>
        windowPersistentEvents.removeEventListener(key, own, noRestore)
      )
      addEventListener('pageshow', ({ persisted }) => persisted && whenReadable(restore), {
        signal: stop.signal
      })
      stops.set(listener, stop)
    },
    removeEventListener: (_key, listener) => stops.get(listener)?.abort()
  }
}

/** Without asking whether the page comes back, the first visit would load what reads stored scripts. */
const noRestore = () => {}
