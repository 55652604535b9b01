import { type RefObject, useRef } from 'react'

let region: RefObject<HTMLElement | null> | undefined

/** The element in which screen readers hear of changes. */
export function useAnnouncements(): RefObject<HTMLParagraphElement | null> {
  const live = useRef<HTMLParagraphElement>(null)
  region = live
  return live
}

/** Says a text. Writes to the DOM directly: nothing is rendered. */
export function announce(text: string) {
  if (region?.current) region.current.textContent = text
}
