import { type RefObject, useEffect } from 'react'

/**
 * Focuses an element if the pressed button has gone and nothing has the focus: when the element is rendered first, and whenever
 * `turn` changes, unless to false. Never as a page is loaded.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, turn: unknown = true) {
  useEffect(() => {
    const isLost = document.activeElement === document.body && navigator.userActivation.hasBeenActive
    if (turn !== false && isLost) element.current?.focus()
  }, [element, turn])
}
