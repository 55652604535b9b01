import './toast-region.css'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

export interface Toast {
  /** A toast with a new id is read out and lives its own time. */
  id: string
  text: string
  /** Usually Undo. */
  action?: { label: string; onAction: () => void } | undefined
}

export interface ToastRegionProps {
  /** Names the region for screen readers: `Messages`. */
  label: string
  /** The name of the cross: `Close`. */
  closeLabel: string
  /** The newest last. */
  toasts: readonly Toast[]
  /** Called after 8 seconds, after the action, or by the cross. */
  onDismiss: (id: string) => void
}

/** Milliseconds that a toast stays. */
const stay = 8000

/** Short messages over the page. Keep it in the tree from the start, or the first one is not read out. Time stands still while one is hovered or focused. */
export function ToastRegion({ label, closeLabel, toasts, onDismiss }: ToastRegionProps) {
  const [isHeld, setHeld] = useState(false)
  return (
    <section
      className="toasts"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul aria-live="polite" aria-relevant="additions">
        {toasts.map(toast => (
          <ToastRow
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            isHeld={isHeld}
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
  isHeld: boolean
  onDismiss: (id: string) => void
}

function ToastRow({ toast, closeLabel, isHeld, onDismiss }: ToastRowProps) {
  const { id, text, action } = toast
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(id), stay)
    return () => clearTimeout(timer)
  }, [id, isHeld, onDismiss])

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
