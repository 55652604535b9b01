import './sortable-list.css'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names.ts'
import { type MenuItem, MenuPopover } from '../menus/menu-popover.tsx'
import { useMountedMenus } from '../menus/mounted-menus.ts'
import { useRowMoves } from './row-moves.ts'
import { MemoizedRow, type RowDesign, type SortableLabels } from './sortable-row.tsx'

/**
 * `renderItem`, `rowClass`, `labels` and `handleIcon` that stay the same object keep rows from rendering again whose item
 * stays the same.
 */
export interface SortableListProps<Item> extends RowDesign<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** Name of the item, for handles and announcements. */
  itemName: (item: Item) => string
  /** Move the item at index `from` to index `to`. Never called with equal indexes. */
  onMove: (from: number, to: number) => void
  /** More items for the handle's menu, after up, down, top and bottom. */
  menuItems?: ((item: Item, index: number) => readonly MenuItem[]) | undefined
  className?: string | undefined
}

/** A list that users reorder by mouse, touch, keys or menu. Space lifts, arrows move, Space drops, Escape cancels. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, itemKey, itemName, className, labels } = props
  const { renderItem, handleIcon, rowClass, hidesPlaces } = props
  const list = useRef<HTMLUListElement>(null)
  const moves = useRowMoves({ ...props, announcements: labels }, list)
  const menu = useRowMenu(props, moves)
  const helpId = useId()

  /** The row of an event on its handle or, with `part`, on another part of it. */
  const rowOf = ({ target }: SyntheticEvent, part = '[data-handle]') => {
    const element = target instanceof Element ? target.closest<HTMLElement>(part) : null
    const index = [...(list.current?.children ?? [])].findIndex(row => row.contains(element))
    const item = moves.items[index]
    return element && item !== undefined ? { element, item, index } : undefined
  }
  const handleKey = (event: KeyboardEvent) => {
    const row = rowOf(event)
    if (row && !moves.key(event, row)) menu.key(event, itemKey(row.item))
  }
  const handleClick = (event: MouseEvent) => {
    const arrow = rowOf(event, '[data-move]')
    if (arrow) return moves.moveTo(arrow.item, arrow.index + Number(arrow.element.dataset.move))
    const row = rowOf(event)
    if (row && !moves.endsDrag(event)) menu.click(event, itemKey(row.item))
  }

  return (
    <div className={classNames('sortable', className)}>
      <ul
        ref={list}
        aria-label={label}
        data-dragging={moves.isDragging || undefined}
        onPointerDown={event => moves.press(event, rowOf(event))}
        onKeyDown={handleKey}
        onKeyUp={event => event.key === ' ' && rowOf(event) && event.preventDefault()}
        onClick={handleClick}
        onBlur={event => moves.blur(rowOf(event)?.element)}
      >
        {moves.items.map((item, index) => {
          const id = itemKey(item)
          return (
            <MemoizedRow
              key={id}
              {...{ item, id, index, helpId, labels, renderItem, handleIcon, rowClass, hidesPlaces }}
              name={itemName(item)}
              isLast={index === moves.items.length - 1}
              isLifted={moves.lifted === id}
              isMenuOpen={menu.openId === id}
              menuId={menu.id}
            />
          )
        })}
      </ul>
      <div className="sortable-marker" ref={moves.marker} hidden={!moves.isDragging} />
      {menu.popover}
      <p className="unseen" id={helpId}>
        {labels.help}
      </p>
      <p className="unseen" aria-live="assertive" ref={moves.live} />
    </div>
  )
}

/** The menu of the row whose handle was pressed last: one for the list, since every row of a long list would cost. */
function useRowMenu<Item>(
  { itemKey, itemName, labels, menuItems }: SortableListProps<Item>,
  { items, moveTo }: Pick<ReturnType<typeof useRowMoves<Item>>, 'items' | 'moveTo'>
) {
  const id = useId()
  const [rowId, setRowId] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const index = items.findIndex(item => itemKey(item) === rowId)
  const item = items[index]
  const popover = () => document.getElementById(id)
  const prepare = (next: string) => flushSync(() => setRowId(next))
  const menuOf = (item: Item, index: number) => ({
    id,
    label: labels.handle(itemName(item)),
    items: [
      ...moveItems(labels, index, items.length - 1, to => moveTo(item, to)),
      ...(menuItems?.(item, index) ?? [])
    ],
    trigger: () => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(itemKey(item))}"]`)
  })
  useMountedMenus(`${id}-rows`, () => items.map(menuOf))

  return {
    id,
    openId: isOpen ? rowId : undefined,
    /** Prepares the menu, which the browser then opens or closes. A press while another row's is open opens this one. */
    click(event: MouseEvent, next: string) {
      const isOther = isOpen && next !== rowId
      if (isOther) {
        event.preventDefault()
        popover()?.hidePopover()
      }
      prepare(next)
      if (isOther) popover()?.showPopover()
    },
    key(event: KeyboardEvent, next: string) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      prepare(next)
      popover()?.showPopover()
    },
    popover: item !== undefined && <MenuPopover {...menuOf(item, index)} onToggle={setOpen} />
  }
}

function moveItems(
  { up, down, top, bottom }: SortableLabels,
  index: number,
  last: number,
  moveTo: (to: number) => void
): MenuItem[] {
  const [isFirst, isLast] = [index === 0, index === last]
  return [
    { id: 'up', label: up, icon: <ArrowUp />, disabled: isFirst, onSelect: () => moveTo(index - 1) },
    { id: 'down', label: down, icon: <ArrowDown />, disabled: isLast, onSelect: () => moveTo(index + 1) },
    { id: 'top', label: top, icon: <ArrowUpToLine />, disabled: isFirst, onSelect: () => moveTo(0) },
    { id: 'bottom', label: bottom, icon: <ArrowDownToLine />, disabled: isLast, onSelect: () => moveTo(last) }
  ]
}
