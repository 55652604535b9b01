import './icon-button.css'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string
  /** Keys that do the same, shown in the tooltip: `Ctrl+Z`. */
  keys?: string | undefined
  /** An edge and a surface, where it stands beside buttons. */
  edged?: boolean | undefined
  /** Where the tooltip stands; below unless said otherwise. */
  tip?: 'above' | 'below' | undefined
  /** The icon element of lucide-react. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A 44 px button that shows an icon alone. */
export function IconButton({
  label,
  keys,
  edged,
  tip = 'below',
  children,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('icon-button', edged && 'icon-button-edged', className)}
      aria-label={label}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
    >
      {children}
      <span className={`tip tip-${tip}`} aria-hidden="true">
        {label}
        {keys && <kbd>{keys}</kbd>}
      </span>
    </button>
  )
}
