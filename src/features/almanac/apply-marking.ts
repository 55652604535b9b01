import type { Marking, Selected } from './marking.ts'

/**
 * Applies an edit to a field as if the user typed it, so that the browser's undo reverts it.
 *
 * @param edit computes the edit from the field's text and selection
 */
export function applyMarking(field: HTMLTextAreaElement, edit: (selection: Selected) => Marking) {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, insert, select } = edit({ text: value, from: selectionStart, to: selectionEnd })
  field.focus()
  field.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, insert)) {
    field.setRangeText(insert, from, to)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}
