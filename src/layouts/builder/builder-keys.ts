import { saveOpenScript } from '#stores/saving/save-open-script.ts'
import { redo, undo } from '#stores/script.ts'

/**
 * Shortcuts of the builder, unless the screen has handled the keys: Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes, with S
 * saves. In fields and dialogs, the browser's own undo applies, and nothing is saved from a dialog.
 */
export function handleBuilderKeys(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
  const key = event.key.toLowerCase()
  if (key === 's' && !event.shiftKey) {
    if (!document.querySelector('dialog[open]')) void saveOpenScript()
  } else if (isTyping(event)) return
  else if (key === 'z' && !event.shiftKey) undo()
  else if (key === 'y' || key === 'z') redo()
  else return
  event.preventDefault()
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest(
    'textarea, select, dialog, [contenteditable], input:not([type="checkbox"], [type="radio"])'
  ) !== null
