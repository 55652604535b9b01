import './toast-region.css'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

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
 * toast is hovered or focused.
 */
export function ToastRegion({ label, closeLabel, toasts, onDismiss }: ToastRegionProps) {
  const [isPaused, setPaused] = useState(false)
  return (
    <section
      className="toasts"
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ul aria-live="polite" aria-relevant="additions">
        {toasts.map(toast => (
          <ToastRow
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            isPaused={isPaused}
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
  onDismiss: (id: string) => void
}

function ToastRow({ toast, closeLabel, isPaused, onDismiss }: ToastRowProps) {
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
            action.onAction()
            onDismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={() => onDismiss(id)}>
        <X />
      </button>
    </li>
  )
}
