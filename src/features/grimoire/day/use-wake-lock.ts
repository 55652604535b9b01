import { useEffect } from 'react'

/** Keeps the screen awake, where the browser can. It releases the lock of a page that is hidden, so that is asked for again. */
export function useWakeLock(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const request = () => {
      // Refused with little battery: the screen then goes dark as usual.
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      document.removeEventListener('visibilitychange', request)
      void lock?.then(held => held?.release())
    }
  }, [isNeeded])
}
