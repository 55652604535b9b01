import type { FocusEvent } from 'react'

/** On a phone, brings a search field to the top of its part: its results need the room below it. */
export function scrollToTop({ currentTarget }: FocusEvent) {
  if (matchMedia('(pointer: coarse)').matches) currentTarget.scrollIntoView({ block: 'start' })
}
