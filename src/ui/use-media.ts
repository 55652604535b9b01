import { useSyncExternalStore } from 'react'

/** Whether the window fits a media query: `useMedia('(min-width: 900px)')`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    redraw => {
      const list = matchMedia(query)
      list.addEventListener('change', redraw)
      return () => list.removeEventListener('change', redraw)
    },
    () => matchMedia(query).matches,
    () => false
  )
}
