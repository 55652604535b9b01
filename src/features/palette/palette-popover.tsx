import './palette-popover.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '#i18n/messages.ts'

/**
 * The box of the palette, open while mounted: a popover and no modal dialog, since the browser computes the styles of the whole page
 * again for one, which alone takes the time that the palette may take. Escape and a click beside it close it; the focus then is
 * back where it was. Over an open dialog it is a part of that one, or it would be inert.
 */
export function PalettePopover({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [parent] = useState(() => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)

  // Closes before unmounting, or the browser wouldn't restore the focus.
  useLayoutEffect(() => {
    const popover = element.current
    popover?.showPopover()
    popover?.querySelector('input')?.focus({ preventScroll: true })
    return () => popover?.hidePopover()
  }, [])

  return createPortal(
    <div
      ref={element}
      popover="auto"
      role="dialog"
      aria-label={m.palette_title()}
      className="palette"
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      {children}
    </div>,
    parent
  )
}
