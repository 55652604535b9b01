import { $shownDialog, hideDialog, showDialog } from '#stores/navigation/shown-dialog.ts'
import { saveOpenScript } from '#stores/saving/save-open-script.ts'
import { redo, undo } from '#stores/script.ts'
import { areSingleKeysOn } from '#ui/single-keys.ts'

/**
 * Shortcuts of the builder, unless the screen has handled the keys: Ctrl or Cmd with K opens the command palette and closes it,
 * with Z undoes, with Shift+Z or Y redoes, with S saves; ? lists the shortcuts. In fields and dialogs, the browser's own undo applies
 * and ? is a character; nothing is saved from a dialog.
 */
export function handleBuilderKeys(event: KeyboardEvent) {
  if (event.altKey || event.defaultPrevented) return
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey)) {
    if (key !== '?' || isTyping(event) || !areSingleKeysOn()) return
    showDialog({ kind: 'shortcuts' })
  } else if (key === 's' && !event.shiftKey) {
    if (!document.querySelector('dialog[open]')) void saveOpenScript()
  } else if (key === 'k' && !event.shiftKey) {
    if ($shownDialog.get()?.kind === 'palette') hideDialog()
    else showDialog({ kind: 'palette' })
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
