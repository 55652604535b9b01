import './switch.css'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SwitchProps {
  label: ReactNode
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** On or off, at once: words first, the switch at the end. */
export function Switch({ label, hideLabel, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <label className={classNames('switch', className)}>
      <span className={classNames('switch-label', hideLabel && 'unseen')}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  )
}
