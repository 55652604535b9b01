import { redo, undo } from '#stores/script.ts'

/** Undoes on Ctrl+Z or Cmd+Z, redoes with Shift+Z or Y. In fields and dialogs, the browser's own undo applies. */
export function handleUndoKeys(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isTyping(event)) return
  const key = event.key.toLowerCase()
  if (key === 'z' && !event.shiftKey) undo()
  else if (key === 'y' || key === 'z') redo()
  else return
  event.preventDefault()
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest(
    'textarea, select, dialog, [contenteditable], input:not([type="checkbox"], [type="radio"])'
  ) !== null
