import './icon-button.css'
import { type ButtonHTMLAttributes, type ReactNode, type Ref, use } from 'react'
import { classNames } from '../class-names.ts'
import { KeyTextContext } from '../key-text.ts'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
  label: string
  /** Keyboard shortcut, shown in the tooltip: `Ctrl+Z`. */
  keys?: string | undefined
  /** Border and surface, for use beside buttons. */
  edged?: boolean | undefined
  /** Position of the tooltip; default below. */
  tip?: 'above' | 'below' | undefined
  /** The icon element of lucide-react. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A 44 px button with an icon only. */
export function IconButton({
  label,
  keys,
  edged,
  tip = 'below',
  children,
  className,
  ...rest
}: IconButtonProps) {
  const keyText = use(KeyTextContext)
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
        {keys && <kbd>{keyText(keys)}</kbd>}
      </span>
    </button>
  )
}
