import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import type { MoveAnnouncements } from './row-moves.ts'

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

/** What the rows of a list share. */
export interface RowDesign<Item> {
  renderItem: (item: Item, row: SortableRow) => ReactNode
  labels: SortableLabels
  /** Replaces the six dots on the handle. */
  handleIcon?: ReactNode
  /** CSS class of a row. */
  rowClass?: ((item: Item) => string) | undefined
  /** Rows show neither `index` nor `arrows`, so that they don't render again when only their place changes. */
  hidesPlaces?: boolean | undefined
}

interface RowProps<Item> extends RowDesign<Item> {
  item: Item
  id: string
  name: string
  index: number
  isLast: boolean
  isLifted: boolean
  isMenuOpen: boolean
  helpId: string
  menuId: string
}

/** A row of a sortable list. It has no listeners: those of the list serve all rows. */
function Row<Item>({ item, id, name, index, isLast, isLifted, labels, ...props }: RowProps<Item>) {
  const handle = (
    <button
      type="button"
      className="sortable-handle"
      data-handle={id}
      aria-label={labels.handle(name)}
      aria-describedby={props.helpId}
      aria-expanded={props.isMenuOpen}
      popoverTarget={props.menuId}
    >
      {props.handleIcon ?? <GripVertical />}
    </button>
  )
  const arrows = (
    <span className="sortable-arrows">
      <IconButton label={`${labels.up}: ${name}`} disabled={index === 0} data-move={-1}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`${labels.down}: ${name}`} disabled={isLast} data-move={1}>
        <ArrowDown />
      </IconButton>
    </span>
  )
  return (
    <li className={classNames('sortable-row', props.rowClass?.(item))} data-lifted={isLifted || undefined}>
      {props.renderItem(item, { index, isLifted, handle, arrows })}
    </li>
  )
}

function isSameRow<Item>(before: RowProps<Item>, after: RowProps<Item>): boolean {
  const place: readonly string[] = after.hidesPlaces ? ['index', 'isLast'] : []
  const keys = Object.keys(after) as (keyof RowProps<Item>)[]
  return keys.every(key => place.includes(key) || Object.is(before[key], after[key]))
}

/** Renders again only when one of its properties changes. */
export const MemoizedRow = memo(Row, isSameRow) as typeof Row
