/**
 * Puts the focus in a field when its key is pressed anywhere outside fields and dialogs. Needs no framework: pages
 * without an island use it too.
 *
 * @returns how to end it
 */
export function focusOnKey(key: string, field: () => HTMLElement | null): () => void {
  const press = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    field()?.focus()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
