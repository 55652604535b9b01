/** Selects the character at a line and column, both from 1, and scrolls it into view. */
export function showPlace(field: HTMLTextAreaElement, line: number, column: number) {
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  field.focus()
  field.setSelectionRange(start, start + 1)
  const lineHeight = field.scrollHeight / lines.length
  field.scrollTop = (line - 2) * lineHeight
}
