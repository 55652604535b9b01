import './dialog.css'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { headingFace } from './heading-face.ts'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  title: string
  /** The name of the cross: `Close`. */
  closeLabel: string
  /** Escape, the cross and a press beside the dialog ask for it; take the dialog out of the tree to close it. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** A line at the start of the footer. */
  footerNote?: ReactNode
  /** Pixels at most; 560 unless said otherwise. */
  width?: number | undefined
  /** No padding round the content: it brings its own. */
  bare?: boolean | undefined
  className?: string | undefined
}

/**
 * A modal dialog, open while it is in the tree; below 900 px a sheet from below. The browser's own `<dialog>` keeps the
 * focus inside, makes the page behind inert and gives the focus back to where it was. The focus begins on the title, or
 * on what says `data-first-focus`.
 */
export function Dialog(props: DialogProps) {
  const { closeLabel, onClose, children, footer, footerNote, width = 560, bare, className } = props
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    const first = dialog?.querySelector<HTMLElement>('[data-first-focus]')
    ;(first ?? title.current)?.focus()
    return () => dialog?.close()
  }, [])

  const closeFromScrim = (event: MouseEvent) => {
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
      onPointerDown={closeFromScrim}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2
            ref={title}
            id={id}
            className={classNames('dialog-title', headingFace(props.title))}
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
