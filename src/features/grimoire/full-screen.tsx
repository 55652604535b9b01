import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface FullScreenProps {
  label: string
  className: string
  children: ReactNode
}

/**
 * A modal dialog over the whole window, so that nothing of the builder behind it is seen, focused or read aloud. No key and no
 * gesture closes it: only what it contains leads on.
 */
export function FullScreen({ label, className, children }: FullScreenProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(ignoreKeys, [])
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className={className}
      aria-label={label}
      onCancel={event => event.preventDefault()}
      // A second Escape or the gesture for going back closes it in spite of that.
      onClose={() => element.current?.isConnected && !element.current.open && element.current.showModal()}
    >
      {children}
    </dialog>
  )
}

/** Undo and the builder's other keys don't act behind it. */
function ignoreKeys() {
  const ignore = (event: KeyboardEvent) => event.stopPropagation()
  document.addEventListener('keydown', ignore, true)
  return () => document.removeEventListener('keydown', ignore, true)
}
