import './sortable-list.css'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Menu, type MenuItem } from './menu.tsx'
import { type MoveWords, useRowMoves } from './row-moves.ts'

/** What a row is given to place in its own layout. */
export interface SortableRow {
  /** Its place, from 0; while rows are moved by keys, the place it would have. */
  index: number
  isLifted: boolean
  /** The handle: drag it, press Space on it, or tap it for the menu. */
  handle: ReactNode
  /** Two buttons, one place up and one place down. */
  arrows: ReactNode
}

export interface SortableWords extends MoveWords {
  /** The name of the handle: `Move Imp`. */
  handle: (name: string) => string
  up: string
  down: string
  top: string
  bottom: string
  /** Read with every handle: how the keys move a row. */
  help: string
}

export interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The item in words, for handles and announcements. */
  itemName: (item: Item) => string
  renderItem: (item: Item, row: SortableRow) => ReactNode
  /** Take the item at `from` out and put it in again so that it stands at `to`. Never called with equal places. */
  onMove: (from: number, to: number) => void
  words: SortableWords
  /** More items for the handle's menu, after up, down, top and bottom. */
  menuItems?: ((item: Item, index: number) => readonly MenuItem[]) | undefined
  /** In place of the six dots on the handle. */
  handleIcon?: ReactNode
  /** Class of a row, by item. */
  rowClass?: ((item: Item) => string) | undefined
  className?: string | undefined
}

/** A list that is put in order by mouse, finger, keys or menu. Space lifts, arrows move, Space drops, Escape gives up. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, itemKey, rowClass, words, className } = props
  const list = useRef<HTMLUListElement>(null)
  const moves = useRowMoves(props, list)

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
        {words.help}
      </p>
      <p className="unseen" aria-live="assertive" ref={moves.live} />
    </div>
  )
}

type Moves<Item> = ReturnType<typeof useRowMoves<Item>>

function renderRow<Item>(props: SortableListProps<Item>, item: Item, index: number, moves: Moves<Item>) {
  const { words, itemName, itemKey, menuItems, renderItem } = props
  const name = itemName(item)
  const last = moves.items.length - 1
  const up = {
    id: 'up',
    label: words.up,
    disabled: index === 0,
    onSelect: () => moves.moveTo(item, index - 1)
  }
  const down = {
    id: 'down',
    label: words.down,
    disabled: index === last,
    onSelect: () => moves.moveTo(item, index + 1)
  }
  const top = { id: 'top', label: words.top, disabled: index === 0, onSelect: () => moves.moveTo(item, 0) }
  const bottom = {
    id: 'bottom',
    label: words.bottom,
    disabled: index === last,
    onSelect: () => moves.moveTo(item, last)
  }

  const handle = (
    <Menu label={words.handle(name)} items={[up, down, top, bottom, ...(menuItems?.(item, index) ?? [])]}>
      {trigger => (
        <button
          type="button"
          className="sortable-handle"
          data-handle={itemKey(item)}
          aria-label={words.handle(name)}
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
      <IconButton label={`${words.up}: ${name}`} disabled={up.disabled} onClick={up.onSelect}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`${words.down}: ${name}`} disabled={down.disabled} onClick={down.onSelect}>
        <ArrowDown />
      </IconButton>
    </span>
  )
  return renderItem(item, { index, isLifted: moves.lifted === itemKey(item), handle, arrows })
}
