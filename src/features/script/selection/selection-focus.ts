import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { $selectableRows } from './selected.ts'
import { rowIdOf } from './selection-keys.ts'

/** Focuses the first selected row at the start; at the end the handle of the row that had the focus last, or its neighbour's. */
export function useSelectionFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<string>(undefined)
  const ids = useRef<string[]>([])
  ids.current = $selectableRows.get().map(({ id }) => id)
  useEffect(() => {
    const row = list.current?.querySelector('[data-selected]') ?? list.current?.querySelector('[data-id]')
    row?.querySelector('input')?.focus()
    return () => focusHandle(ids.current, last.current)
  }, [list])
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = rowIdOf(target) ?? last.current
    }
  }
}

/** @param ids of the rows as they were, since some of them may have been removed */
function focusHandle(ids: readonly string[], last: string | undefined) {
  // Whoever went to another element stays there.
  if (document.activeElement && document.activeElement !== document.body) return
  const from = Math.max(0, last === undefined ? 0 : ids.indexOf(last))
  const nearest = [...ids.slice(from), ...ids.slice(0, from).reverse()]
  const handles = nearest.map(id => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`))
  const target =
    handles.find(handle => handle !== null) ?? document.querySelector<HTMLElement>('.combobox input')
  target?.focus()
}
