import './full-screen.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface FullScreenProps {
  label: string
  children: ReactNode
}

/** A dialog over the whole window that no key and no gesture closes: only what it contains leads on. */
export function FullScreen({ label, children }: FullScreenProps) {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className="phone-round"
      aria-label={label}
      onCancel={event => event.preventDefault()}
      // A second Escape or the gesture for going back closes it in spite of that.
      onClose={() => element.current?.isConnected && !element.current.open && element.current.showModal()}
    >
      {children}
    </dialog>
  )
}
