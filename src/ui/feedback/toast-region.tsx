import './toast-region.css'
import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'

export interface Toast {
  /** A new id means a new toast, which is announced and has its own timer. */
  id: string
  text: string
  /** Usually Undo. */
  action?: { label: string; onAction: () => void } | undefined
}

export interface ToastRegionProps {
  /** Accessible name of the region: `Messages`. */
  label: string
  /** Accessible name of the cross: `Close`. */
  closeLabel: string
  /** The newest last. */
  toasts: readonly Toast[]
  /** Called after 8 seconds, after the action, and by the cross. */
  onDismiss: (id: string) => void
}

/** Milliseconds that a toast stays visible. */
const duration = 8000

/**
 * Short messages over the page. Mount it from the start, or screen readers miss the first message. Timers pause while a
 * toast is hovered or focused. A button of a toast gives the focus back before the toast goes.
 */
export function ToastRegion({ label, closeLabel, toasts, onDismiss }: ToastRegionProps) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const former = useRef<Element>(undefined)

  // A toast that goes with the focus sends no blur.
  useEffect(() => {
    if (toasts.length === 0) setFocused(false)
  }, [toasts])

  const enter = ({ relatedTarget }: FocusEvent) => {
    setFocused(true)
    if (relatedTarget && !region.current?.contains(relatedTarget)) former.current = relatedTarget
  }
  const giveFocusBack = () => {
    const isInside = region.current?.contains(document.activeElement)
    if (isInside && former.current instanceof HTMLElement) former.current.focus()
  }
  return (
    <section
      ref={region}
      className="toasts"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <ul aria-live="polite" aria-relevant="additions">
        {toasts.map(toast => (
          <ToastRow
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            isPaused={isHovered || isFocused}
            onPress={giveFocusBack}
            onDismiss={onDismiss}
          />
        ))}
      </ul>
    </section>
  )
}

interface ToastRowProps {
  toast: Toast
  closeLabel: string
  isPaused: boolean
  /** Called before a button of the toast acts. */
  onPress: () => void
  onDismiss: (id: string) => void
}

function ToastRow({ toast, closeLabel, isPaused, onPress, onDismiss }: ToastRowProps) {
  const { id, text, action } = toast
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => onDismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, isPaused, onDismiss])

  return (
    <li className="toast">
      <span className="toast-text">{text}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            onPress()
            action.onAction()
            onDismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={closeLabel}
        onClick={() => {
          onPress()
          onDismiss(id)
        }}
      >
        <X />
      </button>
    </li>
  )
}
