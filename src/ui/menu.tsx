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
import { classNames } from './class-names.ts'
import { focusByKey } from './menu-keys.ts'
import { placeBeside } from './popover-place.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** A key or a note at the end of the row. */
  hint?: ReactNode
  destructive?: boolean | undefined
  disabled?: boolean | undefined
  /** A hairline above it. */
  apart?: boolean | undefined
  /** Leads somewhere in place of doing something. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

/** What the button that opens the menu must carry. */
export interface MenuTrigger {
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button: `trigger => <IconButton label="More" {...trigger}><EllipsisVertical /></IconButton>`. */
  children: (trigger: MenuTrigger) => ReactNode
}

/** A button that opens a short list of actions. Arrows, Home, End and letters move; Escape and Tab close. */
export function Menu({ label, items, children }: MenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>()

  const trigger = () => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)
  const beforeToggle = (event: ToggleEvent) => {
    const anchor = trigger()
    if (event.newState === 'open' && anchor) setPlace(placeBeside(anchor.getBoundingClientRect()))
  }
  const afterToggle = (event: ToggleEvent) => {
    if (event.newState === 'closed') setPlace(undefined)
    else if (popover.current) focusByKey(popover.current, 'Home')
  }
  const select = (item: MenuItem) => {
    if (item.disabled) return
    popover.current?.hidePopover()
    trigger()?.focus()
    item.onSelect?.()
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') popover.current?.hidePopover()
    else if (popover.current && focusByKey(popover.current, event.key)) event.preventDefault()
  }
  const open = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    popover.current?.showPopover()
  }

  return (
    <>
      {children({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': place !== undefined,
        onKeyDown: open
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        style={place}
        onBeforeToggle={beforeToggle}
        onToggle={afterToggle}
        onKeyDown={move}
      >
        {place && items.map(item => <Row key={item.id} item={item} onSelect={() => select(item)} />)}
      </div>
    </>
  )
}

function Row({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(
      'menu-item',
      item.destructive && 'menu-item-destructive',
      item.apart && 'menu-item-apart'
    ),
    'aria-disabled': item.disabled,
    onClick: onSelect
  }
  const words = (
    <>
      {item.icon}
      <span className="menu-item-label">{item.label}</span>
      {item.hint && <span className="menu-item-hint">{item.hint}</span>}
    </>
  )
  return item.href ? (
    <a {...look} href={item.href}>
      {words}
    </a>
  ) : (
    <button type="button" {...look}>
      {words}
    </button>
  )
}
