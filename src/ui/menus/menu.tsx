import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type MenuItem, MenuPopover } from './menu-popover.tsx'

/** Attributes for the button that opens the menu. */
export interface MenuTrigger {
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: (() => void) | undefined
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuItem[]
  /** Loads the items, while there are none yet: when the button is pointed at, or before the menu opens. */
  load?: (() => Promise<void>) | undefined
  /** Renders the button: `trigger => <IconButton label="More" {...trigger}><EllipsisVertical /></IconButton>`. */
  children: (trigger: MenuTrigger) => ReactNode
}

/** A popover menu with its button. Arrows, Home, End and letters move the focus; Escape and Tab close. */
export function Menu({ label, items, load, children }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    document.getElementById(id)?.showPopover()
  }
  return (
    <>
      {children({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerEnter: load && (() => load().catch(() => undefined)),
        onKeyDown: handleKey
      })}
      <MenuPopover
        id={id}
        label={label}
        items={items}
        load={load}
        trigger={() => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)}
        onToggle={setOpen}
      />
    </>
  )
}
