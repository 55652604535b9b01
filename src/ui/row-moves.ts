import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useRef,
  useState
} from 'react'
import { flushSync } from 'react-dom'
import { dragRows } from './drag-rows.ts'

/** Announcements; `place` counts from 1. */
export interface MoveWords {
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
  words: MoveWords
}

/** A row in the hand: its key, where it was and where it would go. */
interface Hand {
  key: string
  from: number
  to: number
  by: 'keys' | 'pointer'
}

/** A copy of the list in which the item at `from` stands at `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** What moves rows: by pointer, by keys and at once; with the words that are read out. */
export function useRowMoves<Item>(rows: Rows<Item>, list: RefObject<HTMLElement | null>) {
  const live = useRef<HTMLParagraphElement>(null)
  const hands = useHand(rows, live)
  const { hand } = hands
  const helpId = useId()
  return {
    helpId,
    live,
    items: hand?.by === 'keys' ? moveItem(rows.items, hand.from, hand.to) : rows.items,
    lifted: hand?.key,
    isDragging: hand?.by === 'pointer',
    moveTo: (item: Item, to: number) => hands.drop(item, rows.items.indexOf(item), to),
    ...useRowKeys(rows, hands),
    ...useRowDrag(rows, hands, list)
  }
}

type Hands<Item> = ReturnType<typeof useHand<Item>>

/** Every step is done when it returns, so that what follows (focus, styles) meets the page as it will be painted. */
function useHand<Item>(rows: Rows<Item>, live: RefObject<HTMLElement | null>) {
  const { items, itemKey, itemName, onMove, words } = rows
  const [hand, setHand] = useState<Hand>()
  // Straight into the page: a row that is carried past two hundred others must not render them all for every word.
  const say = (word: keyof MoveWords, item: Item, place: number) => {
    if (live.current) live.current.textContent = words[word](itemName(item), place + 1, items.length)
  }
  return {
    hand,
    say,
    lift: (item: Item, from: number, by: Hand['by']) => {
      flushSync(() => setHand({ key: itemKey(item), from, to: from, by }))
      say('lifted', item, from)
    },
    carry: (item: Item, held: Hand, to: number) => {
      flushSync(() => setHand({ ...held, to }))
      say('over', item, to)
    },
    drop: (item: Item, from: number, to: number) => {
      const focused = document.activeElement
      flushSync(() => {
        if (to !== from) onMove(from, to)
        setHand(undefined)
      })
      refocus(focused)
      say('dropped', item, to)
    },
    giveUp: (item: Item, from: number) => {
      flushSync(() => setHand(undefined))
      say('cancelled', item, from)
    },
    letGo: () => setHand(undefined)
  }
}

/**
 * A row that moves in the page loses the focus. It goes to the handle first, since arrows show only in a row that has it;
 * an arrow that its new place switches off leaves it there.
 */
function refocus(element: Element | null) {
  if (!(element instanceof HTMLElement) || element === document.activeElement) return
  element.closest('li')?.querySelector<HTMLElement>('[data-handle]')?.focus()
  element.focus()
}

function useRowKeys<Item>(rows: Rows<Item>, hands: Hands<Item>) {
  const { hand } = hands
  const act = (pressed: string, item: Item): boolean => {
    if (!hand) {
      if (pressed === ' ') hands.lift(item, rows.items.indexOf(item), 'keys')
      return pressed === ' '
    }
    const { from, to } = hand
    if (pressed === 'ArrowDown') hands.carry(item, hand, Math.min(to + 1, rows.items.length - 1))
    else if (pressed === 'ArrowUp') hands.carry(item, hand, Math.max(to - 1, 0))
    else if (pressed === ' ' || pressed === 'Enter') hands.drop(item, from, to)
    else if (pressed === 'Escape') hands.giveUp(item, from)
    else return false
    return true
  }
  return {
    /** Answers whether the key was one of ours. */
    key: (event: KeyboardEvent<HTMLElement>, item: Item): boolean => {
      const handle = event.currentTarget
      if (!act(event.key, item)) return false
      event.preventDefault()
      // A row that moved in the page may have lost the focus.
      handle.focus()
      handle.scrollIntoView({ block: 'nearest' })
      return true
    },
    /** A row that is left while it is held stays where it was. Waits a moment, for a moved row gets its focus back. */
    blur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (hand?.by === 'keys') setTimeout(() => currentTarget === document.activeElement || hands.letGo())
    }
  }
}

function useRowDrag<Item>({ items }: Rows<Item>, hands: Hands<Item>, list: RefObject<HTMLElement | null>) {
  const wasDragged = useRef(false)
  const press = (event: PointerEvent<HTMLElement>, from: number) => {
    const item = items[from]
    wasDragged.current = false
    if (event.button !== 0 || hands.hand || !list.current || item === undefined) return
    dragRows(event.currentTarget, event.nativeEvent, {
      list: list.current,
      rows: [...list.current.children].filter(row => row instanceof HTMLElement),
      from,
      onLift: () => {
        wasDragged.current = true
        hands.lift(item, from, 'pointer')
      },
      onOver: to => hands.say('over', item, to),
      onEnd: to => {
        if (!wasDragged.current) return
        if (to === undefined) hands.giveUp(item, from)
        else hands.drop(item, from, to)
      }
    })
  }
  return {
    press,
    /** A drag ends with a click on the handle, which must not open its menu. */
    click: (event: MouseEvent) => {
      if (wasDragged.current) event.preventDefault()
      wasDragged.current = false
    }
  }
}
