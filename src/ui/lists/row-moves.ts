import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState
} from 'react'
import { flushSync } from 'react-dom'
import { dragRows } from './drag-rows.ts'

/** Announcements for screen readers; `place` counts from 1. */
export interface MoveAnnouncements {
  lifted: (name: string, place: number, count: number) => string
  over: (name: string, place: number, count: number) => string
  dropped: (name: string, place: number, count: number) => string
  cancelled: (name: string, place: number, count: number) => string
}

interface Rows<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string
  itemName: (item: Item) => string
  onMove: (from: number, to: number) => void
  announcements: MoveAnnouncements
}

/** A row of the list and the element in it that an event is about. */
interface EventRow<Item> {
  element: HTMLElement
  item: Item
  index: number
}

/** A lifted row: its key, its index and its target index. */
interface LiftedRow {
  key: string
  from: number
  to: number
  by: 'keys' | 'pointer'
}

/** Returns a copy of the list with the item at `from` moved to `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Moves rows of a list by pointer, by keys and by menu, with announcements. */
export function useRowMoves<Item>(rows: Rows<Item>, list: RefObject<HTMLElement | null>) {
  const live = useRef<HTMLParagraphElement>(null)
  const moves = useLiftedRow(rows, live)
  const { lifted } = moves
  return {
    live,
    items: lifted?.by === 'keys' ? moveItem(rows.items, lifted.from, lifted.to) : rows.items,
    lifted: lifted?.key,
    isDragging: lifted?.by === 'pointer',
    moveTo: (item: Item, to: number) => moves.drop(item, rows.items.indexOf(item), to),
    ...useKeyMoves(rows, moves),
    ...useRowDrag(moves, list)
  }
}

type Moves<Item> = ReturnType<typeof useLiftedRow<Item>>

/** State and steps of a move. Each step renders synchronously, so that the caller can set focus and styles after it. */
function useLiftedRow<Item>(rows: Rows<Item>, live: RefObject<HTMLElement | null>) {
  const { items, itemKey, itemName, onMove, announcements } = rows
  const [lifted, setLifted] = useState<LiftedRow>()
  // Writes to the DOM directly: an announcement must not render a list of two hundred rows.
  const announce = (event: keyof MoveAnnouncements, item: Item, index: number) => {
    if (live.current) live.current.textContent = announcements[event](itemName(item), index + 1, items.length)
  }
  return {
    lifted,
    announce,
    lift: (item: Item, from: number, by: LiftedRow['by']) => {
      flushSync(() => setLifted({ key: itemKey(item), from, to: from, by }))
      announce('lifted', item, from)
    },
    carry: (item: Item, row: LiftedRow, to: number) => {
      flushSync(() => setLifted({ ...row, to }))
      announce('over', item, to)
    },
    drop: (item: Item, from: number, to: number) => {
      const focused = document.activeElement
      flushSync(() => {
        if (to !== from) onMove(from, to)
        setLifted(undefined)
      })
      refocus(focused)
      announce('dropped', item, to)
    },
    cancel: (item: Item, from: number) => {
      flushSync(() => setLifted(undefined))
      announce('cancelled', item, from)
    },
    reset: () => setLifted(undefined)
  }
}

/**
 * Restores the focus of a row that was moved in the DOM. Focuses the handle first, since the arrow buttons are visible only
 * in the focused row; if the arrow is disabled at the new position, the focus stays on the handle.
 */
function refocus(element: Element | null) {
  if (!(element instanceof HTMLElement) || element === document.activeElement) return
  element.closest('li')?.querySelector<HTMLElement>('[data-handle]')?.focus()
  element.focus()
}

function useKeyMoves<Item>(rows: Rows<Item>, moves: Moves<Item>) {
  const { lifted } = moves
  const handleKey = (pressed: string, item: Item): boolean => {
    if (!lifted) {
      if (pressed === ' ') moves.lift(item, rows.items.indexOf(item), 'keys')
      return pressed === ' '
    }
    const { from, to } = lifted
    if (pressed === 'ArrowDown') moves.carry(item, lifted, Math.min(to + 1, rows.items.length - 1))
    else if (pressed === 'ArrowUp') moves.carry(item, lifted, Math.max(to - 1, 0))
    else if (pressed === ' ' || pressed === 'Enter') moves.drop(item, from, to)
    else if (pressed === 'Escape') moves.cancel(item, from)
    else return false
    return true
  }
  return {
    /** Returns whether the key was handled. */
    key: (event: KeyboardEvent, { element: handle, item }: EventRow<Item>): boolean => {
      if (!handleKey(event.key, item)) return false
      event.preventDefault()
      // A row that moved in the DOM may have lost the focus.
      handle.focus()
      handle.scrollIntoView({ block: 'nearest' })
      return true
    },
    /** Cancels the move when the focus leaves a lifted row. Deferred, since a moved row gets its focus back. */
    blur: (handle: HTMLElement | undefined) => {
      if (handle && lifted?.by === 'keys')
        setTimeout(() => handle === document.activeElement || moves.reset())
    }
  }
}

function useRowDrag<Item>(moves: Moves<Item>, list: RefObject<HTMLElement | null>) {
  const marker = useRef<HTMLDivElement>(null)
  const wasDragged = useRef(false)
  const press = (event: PointerEvent, row: EventRow<Item> | undefined) => {
    wasDragged.current = false
    if (event.button !== 0 || moves.lifted || !list.current || !marker.current || !row) return
    const { element, item, index: from } = row
    dragRows(element, event.nativeEvent, {
      marker: marker.current,
      rows: [...list.current.children].filter(row => row instanceof HTMLElement),
      from,
      onLift: () => {
        wasDragged.current = true
        moves.lift(item, from, 'pointer')
      },
      onOver: to => moves.announce('over', item, to),
      onEnd: to => {
        if (!wasDragged.current) return
        if (to === undefined) moves.cancel(item, from)
        else moves.drop(item, from, to)
      }
    })
  }
  return {
    marker,
    press,
    /** Whether a click is the end of a drag: then it doesn't open the handle's menu. */
    endsDrag: (event: MouseEvent): boolean => {
      const isEnd = wasDragged.current
      if (isEnd) event.preventDefault()
      wasDragged.current = false
      return isEnd
    }
  }
}
