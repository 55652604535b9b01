import './menu.css'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState
} from 'react'
import { classNames } from '../class-names.ts'
import { focusByKey } from './menu-keys.ts'
import { popoverPosition } from './popover-position.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** A keyboard shortcut or short text at the end of the row. */
  hint?: ReactNode
  destructive?: boolean | undefined
  disabled?: boolean | undefined
  /** A divider above the item. */
  separated?: boolean | undefined
  /** Makes the item a link. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

/** Attributes for the button that opens the menu. */
export interface MenuTrigger {
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button: `trigger => <IconButton label="More" {...trigger}><EllipsisVertical /></IconButton>`. */
  children: (trigger: MenuTrigger) => ReactNode
}

/** A popover menu with its button. Arrows, Home, End and letters move the focus; Escape and Tab close. */
export function Menu({ label, items, children }: MenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<CSSProperties>()

  const trigger = () => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)
  const beforeToggle = (event: ToggleEvent) => {
    const anchor = trigger()
    if (event.newState === 'open' && anchor) setPosition(popoverPosition(anchor.getBoundingClientRect()))
  }
  const afterToggle = (event: ToggleEvent) => {
    if (event.newState === 'closed') setPosition(undefined)
    else if (popover.current) focusByKey(popover.current, 'Home')
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    popover.current?.hidePopover()
    trigger()?.focus()
    item.onSelect?.()
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') popover.current?.hidePopover()
    else if (popover.current && focusByKey(popover.current, event.key)) event.preventDefault()
  }
  const handleTriggerKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    popover.current?.showPopover()
  }

  return (
    <>
      {children({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': position !== undefined,
        onKeyDown: handleTriggerKey
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        style={position}
        onBeforeToggle={beforeToggle}
        onToggle={afterToggle}
        onKeyDown={handleKey}
      >
        {position && items.map(item => <Row key={item.id} item={item} onSelect={() => select(item)} />)}
      </div>
    </>
  )
}

function Row({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(
      'menu-item',
      item.destructive && 'menu-item-destructive',
      item.separated && 'menu-item-apart'
    ),
    'aria-disabled': item.disabled,
    onClick: onSelect
  }
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.hint && <span className="menu-item-hint">{item.hint}</span>}
    </>
  )
  return item.href ? (
    <a {...attributes} href={item.href}>
      {content}
    </a>
  ) : (
    <button type="button" {...attributes}>
      {content}
    </button>
  )
}
