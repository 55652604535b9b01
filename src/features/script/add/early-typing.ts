import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Name of the field that the page has before the builder's code runs. */
export const earlyFieldName = 'early-quick-add'

/**
 * Takes over from the page's field, which this one replaces: text, caret and focus. The text is read once the page's field
 * is gone, since the user goes on typing while React renders.
 */
export function useEarlyTyping(
  query: string,
  onQuery: (query: string) => void,
  input: RefObject<HTMLInputElement | null>
) {
  const [early] = useState(findEarlyField)
  const isTaken = useRef(early === undefined)
  useLayoutEffect(() => {
    if (!early || isTaken.current) return
    const { field, isFocused } = early
    // Rendered once more with the text, which the caret needs.
    if (query !== field.value) return onQuery(field.value)
    isTaken.current = true
    if (!isFocused) return
    input.current?.focus()
    input.current?.setSelectionRange(field.selectionStart, field.selectionEnd)
  }, [early, query, onQuery, input])
}

function findEarlyField() {
  const field = document.querySelector<HTMLInputElement>(`input[name="${earlyFieldName}"]`)
  return field ? { field, isFocused: document.activeElement === field } : undefined
}
