import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { select, selectOnly } from '#stores/selection/change-selected.ts'
import { stopSelection } from '#stores/selection/selection.ts'
import { $selectableRows, $selectedIds } from './selected.ts'

/** Listeners of the list that select by keys and clicks. Shift selects from the row that was toggled or reached last. */
export function useSelectionKeys(list: RefObject<HTMLElement | null>) {
  const anchor = useRef<string>(undefined)
  useEscape()

  const checkboxOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] input`)

  function selectTo(id: string) {
    const ids = $selectableRows.get().map(row => row.id)
    const from = anchor.current === undefined ? -1 : ids.indexOf(anchor.current)
    const to = ids.indexOf(id)
    select(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), true)
  }

  function step(event: KeyboardEvent, id: string, by: number) {
    const ids = $selectableRows.get().map(row => row.id)
    const next = ids[ids.indexOf(id) + by]
    event.preventDefault()
    if (next === undefined) return
    if (event.shiftKey) {
      anchor.current ??= id
      selectTo(next)
    } else anchor.current = next
    checkboxOf(next)?.focus()
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      const id = rowIdOf(event.target)
      if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        selectOnly($selectableRows.get().map(row => row.id))
      } else if (id !== undefined && event.key === 'ArrowDown') step(event, id, 1)
      else if (id !== undefined && event.key === 'ArrowUp') step(event, id, -1)
    },
    onClick(event: MouseEvent) {
      const id = rowIdOf(event.target)
      const isCheckbox = event.target instanceof HTMLInputElement
      // A click on the label of a checkbox comes again, on the checkbox.
      if (id === undefined || (!isCheckbox && isInLabel(event.target))) return
      if (event.shiftKey && anchor.current !== undefined) {
        // After React has set the checkbox.
        queueMicrotask(() => selectTo(id))
        getSelection()?.removeAllRanges()
        checkboxOf(id)?.focus()
        return
      }
      anchor.current = id
      if (isCheckbox) return
      select([id], !$selectedIds.get().has(id))
      checkboxOf(id)?.focus()
    }
  }
}

const isInLabel = (target: EventTarget) => target instanceof Element && target.closest('label') !== null

/** Id of the character in whose row an element is. */
export const rowIdOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined

/** Escape ends the selection, unless a dialog, a menu or a field takes it. */
function useEscape() {
  useEffect(() => {
    const end = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      const isElsewhere =
        target instanceof Element &&
        target.closest('dialog, [popover], input:not([type="checkbox"]), textarea')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) stopSelection()
    }
    document.addEventListener('keydown', end)
    return () => document.removeEventListener('keydown', end)
  }, [])
}
