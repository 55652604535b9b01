import './dialog.css'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { headingFontClass } from '../page/heading-font-class.ts'

export interface DialogProps {
  title: string
  /** Accessible name of the cross: `Close`. */
  closeLabel: string
  /** Called on Escape, the cross and a click beside the dialog. Unmount the dialog to close it. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** A line at the start of the footer. An element with `data-minor` is for screen readers only below 900 px. */
  footerNote?: ReactNode
  /** Maximum width in pixels; default 560. */
  width?: number | undefined
  /** No padding around the content, which brings its own. */
  bare?: boolean | undefined
  className?: string | undefined
}

/**
 * A modal dialog, open while mounted; below 900 px a bottom sheet. The native `<dialog>` traps the focus, makes the page
 * behind inert and restores the focus. The initial focus is on the element with `data-first-focus`, or on the title.
 */
export function Dialog(props: DialogProps) {
  const { closeLabel, onClose, children, footer, footerNote, width = 560, bare, className } = props
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  // Closes before unmounting, or the browser wouldn't restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    const first = dialog?.querySelector<HTMLElement>('[data-first-focus]')
    ;(first ?? title.current)?.focus()
    return () => dialog?.close()
  }, [])

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) onClose()
  }

  return (
    <dialog
      ref={element}
      className={classNames('dialog', className)}
      style={{ '--dialog-width': `${width}px` }}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => element.current?.open === false && onClose()}
      onPointerDown={closeFromBackdrop}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2
            ref={title}
            id={id}
            className={classNames('dialog-title', headingFontClass(props.title))}
            tabIndex={-1}
          >
            {props.title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className={bare ? 'dialog-body dialog-body-bare' : 'dialog-body'}>{children}</div>
        {(footer || footerNote) && (
          <footer className="dialog-foot">
            {footerNote && <div className="dialog-foot-note">{footerNote}</div>}
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}
