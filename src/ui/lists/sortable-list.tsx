import './sortable-list.css'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Menu, type MenuItem } from '../menus/menu.tsx'
import { type MoveAnnouncements, useRowMoves } from './row-moves.ts'

/** Parts and state of a row, for its own layout. */
export interface SortableRow {
  /** Index from 0; during a move by keys, the index after the move. */
  index: number
  isLifted: boolean
  /** The handle: drag it, press Space on it, or click it for the menu. */
  handle: ReactNode
  /** Buttons that move the row up and down. */
  arrows: ReactNode
}

export interface SortableLabels extends MoveAnnouncements {
  /** Accessible name of the handle: `Move Imp`. */
  handle: (name: string) => string
  up: string
  down: string
  top: string
  bottom: string
  /** Description of every handle: how keys move a row. */
  help: string
}

export interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** Name of the item, for handles and announcements. */
  itemName: (item: Item) => string
  renderItem: (item: Item, row: SortableRow) => ReactNode
  /** Move the item at index `from` to index `to`. Never called with equal indexes. */
  onMove: (from: number, to: number) => void
  labels: SortableLabels
  /** More items for the handle's menu, after up, down, top and bottom. */
  menuItems?: ((item: Item, index: number) => readonly MenuItem[]) | undefined
  /** Replaces the six dots on the handle. */
  handleIcon?: ReactNode
  /** CSS class of a row. */
  rowClass?: ((item: Item) => string) | undefined
  className?: string | undefined
}

/** A list that users reorder by mouse, touch, keys or menu. Space lifts, arrows move, Space drops, Escape cancels. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, itemKey, rowClass, className } = props
  const list = useRef<HTMLUListElement>(null)
  const moves = useRowMoves({ ...props, announcements: props.labels }, list)

  return (
    <div className={classNames('sortable', className)}>
      <ul ref={list} aria-label={label} data-dragging={moves.isDragging || undefined}>
        {moves.items.map((item, index) => (
          <li
            key={itemKey(item)}
            className={classNames('sortable-row', rowClass?.(item))}
            data-lifted={moves.lifted === itemKey(item) || undefined}
          >
            {renderRow(props, item, index, moves)}
          </li>
        ))}
      </ul>
      <p className="unseen" id={moves.helpId}>
        {props.labels.help}
      </p>
      <p className="unseen" aria-live="assertive" ref={moves.live} />
    </div>
  )
}

type Moves<Item> = ReturnType<typeof useRowMoves<Item>>

function renderRow<Item>(props: SortableListProps<Item>, item: Item, index: number, moves: Moves<Item>) {
  const { labels, itemName, itemKey, menuItems, renderItem } = props
  const name = itemName(item)
  const last = moves.items.length - 1
  const up = {
    id: 'up',
    label: labels.up,
    disabled: index === 0,
    onSelect: () => moves.moveTo(item, index - 1)
  }
  const down = {
    id: 'down',
    label: labels.down,
    disabled: index === last,
    onSelect: () => moves.moveTo(item, index + 1)
  }
  const top = { id: 'top', label: labels.top, disabled: index === 0, onSelect: () => moves.moveTo(item, 0) }
  const bottom = {
    id: 'bottom',
    label: labels.bottom,
    disabled: index === last,
    onSelect: () => moves.moveTo(item, last)
  }

  const handle = (
    <Menu label={labels.handle(name)} items={[up, down, top, bottom, ...(menuItems?.(item, index) ?? [])]}>
      {trigger => (
        <button
          type="button"
          className="sortable-handle"
          data-handle={itemKey(item)}
          aria-label={labels.handle(name)}
          aria-describedby={moves.helpId}
          {...trigger}
          onPointerDown={(event: PointerEvent<HTMLElement>) => moves.press(event, index)}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) =>
            moves.key(event, item) || trigger.onKeyDown(event)
          }
          onKeyUp={event => event.key === ' ' && event.preventDefault()}
          onClick={moves.click}
          onBlur={moves.blur}
        >
          {props.handleIcon ?? <GripVertical />}
        </button>
      )}
    </Menu>
  )
  const arrows = (
    <span className="sortable-arrows">
      <IconButton label={`${labels.up}: ${name}`} disabled={up.disabled} onClick={up.onSelect}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`${labels.down}: ${name}`} disabled={down.disabled} onClick={down.onSelect}>
        <ArrowDown />
      </IconButton>
    </span>
  )
  return renderItem(item, { index, isLifted: moves.lifted === itemKey(item), handle, arrows })
}
