import { type RefObject, useEffect } from 'react'

/**
 * Focuses an element if the pressed button has gone and nothing has the focus: when the element is rendered first, or when
 * `isTurn` becomes true. Never as a page is loaded.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, isTurn = true) {
  useEffect(() => {
    const isLost = document.activeElement === document.body && navigator.userActivation.hasBeenActive
    if (isTurn && isLost) element.current?.focus()
  }, [element, isTurn])
}
