import './switch.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldInfo } from './field-frame.tsx'
import { withInfo } from './with-info.tsx'

export interface SwitchProps {
  label: ReactNode
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  info?: FieldInfo | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A switch that takes effect at once, with its label before it. */
export function Switch({ label, hideLabel, info, checked, onChange, disabled, className }: SwitchProps) {
  return withInfo(
    info,
    label,
    className,
    <label className={classNames('switch', !info && className)}>
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
