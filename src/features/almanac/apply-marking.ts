import type { Marking, Selected } from './marking.ts'

/** Changes a field as if it had been typed, so that the browser's own undo takes it back. */
export function applyMarking(field: HTMLTextAreaElement, marking: (selected: Selected) => Marking) {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, insert, select } = marking({ text: value, from: selectionStart, to: selectionEnd })
  field.focus()
  field.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, insert)) {
    field.setRangeText(insert, from, to)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}
