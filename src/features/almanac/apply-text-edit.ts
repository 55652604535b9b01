import type { TextEdit, TextSelection } from './markdown-edits.ts'

/**
 * Applies an edit to a field as if the user typed it, so that the browser's undo reverts it.
 *
 * @param edit computes the edit from the field's text and selection
 */
export function applyTextEdit(field: HTMLTextAreaElement, edit: (selection: TextSelection) => TextEdit) {
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
