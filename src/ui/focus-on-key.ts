import { areSingleKeysOn } from './single-keys.ts'

/**
 * Focuses a field when `key` is pressed outside of fields and dialogs. Works without React, for pages without an island.
 *
 * @returns removes the listener
 */
export function focusOnKey(key: string, field: () => HTMLElement | null): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping || !areSingleKeysOn())
      return
    event.preventDefault()
    field()?.focus()
  }
  document.addEventListener('keydown', handleKey)
  return () => document.removeEventListener('keydown', handleKey)
}
