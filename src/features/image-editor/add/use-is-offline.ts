import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const controller = new AbortController()
  window.addEventListener('online', onChange, { signal: controller.signal })
  window.addEventListener('offline', onChange, { signal: controller.signal })
  return () => controller.abort()
}

/** Whether the browser knows that there is no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine)
