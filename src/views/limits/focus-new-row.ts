import { flushSync } from 'react-dom'

/**
 * Runs a change that adds rows to a list and removes the button that has the focus; the focus moves to the first new row.
 * To the list itself if it has no rows that could have the focus.
 */
export function focusNewRow(list: Element | null | undefined, change: () => void) {
  const count = list?.children.length ?? 0
  flushSync(change)
  const target = list?.children[count] ?? list
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus()
}
