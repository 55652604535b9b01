import { useSyncExternalStore } from 'react'

/** Whether a media query matches: `useMediaQuery('(min-width: 900px)')`. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    notify => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
    () => false
  )
}
