import './menu.css'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  use,
  useEffect,
  useRef,
  useState
} from 'react'
import { classNames } from '../class-names.ts'
import { KeyTextContext } from '../key-text.ts'
import { focusByKey } from './menu-keys.ts'
import { useMountedMenus } from './mounted-menus.ts'
import { popoverPosition } from './popover-position.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** A short text at the end of the row. */
  hint?: ReactNode
  /** Its keyboard shortcut, shown where a pointer hovers: `Ctrl+S`. */
  keys?: string | undefined
  destructive?: boolean | undefined
  disabled?: boolean | undefined
  /** A divider above the item. */
  separated?: boolean | undefined
  /** Makes the item a link. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

interface MenuPopoverProps {
  /** Buttons have it as their `popovertarget`. */
  id: string
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuItem[]
  /** Loads the items, while there are none yet; the menu opens afterwards. */
  load?: (() => Promise<void>) | undefined
  /** The button that opens the menu: it is beside the menu, and takes the focus afterwards. */
  trigger: () => HTMLElement | null | undefined
  onToggle: (isOpen: boolean) => void
}

/** A menu without its button. Its items exist only while it is open. */
export function MenuPopover({ id, label, items, load, trigger, onToggle }: MenuPopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<CSSProperties>()
  const isOpen = position !== undefined
  useMountedMenus(id, () => [{ id, label, items, trigger }])

  /** Puts the menu beside its button once it is shown, and its height is known. */
  const place = () => {
    const [anchor, menu] = [trigger(), popover.current]
    if (anchor && menu) setPosition(menuPosition(anchor, menu))
  }
  // A phone's keyboard or address bar may come or go while a menu is open: it stays open, beside its button.
  useEffect(() => {
    if (!isOpen) return
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  })

  const beforeToggle = (event: ToggleEvent) => {
    const anchor = trigger()
    if (event.newState !== 'open' || !anchor) return
    if (load) {
      event.preventDefault()
      return void load().then(() => popover.current?.showPopover())
    }
    setPosition(popoverPosition(anchor.getBoundingClientRect()))
    onToggle(true)
  }
  const afterToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') {
      place()
      if (popover.current) focusByKey(popover.current, 'Home')
      return
    }
    setPosition(undefined)
    onToggle(false)
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

  return (
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
      {isOpen && items.map(item => <Row key={item.id} item={item} onSelect={() => select(item)} />)}
    </div>
  )
}

/** The position of a menu that is shown, whose height is known. */
function menuPosition(anchor: HTMLElement, menu: HTMLElement) {
  const view = { width: innerWidth, height: innerHeight }
  const height = menu.scrollHeight + menu.offsetHeight - menu.clientHeight
  return popoverPosition(anchor.getBoundingClientRect(), view, height)
}

function Row({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const keyText = use(KeyTextContext)
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
      {item.keys && <span className="menu-item-hint menu-item-keys">{keyText(item.keys)}</span>}
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
