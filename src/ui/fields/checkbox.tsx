import './checkbox.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CheckboxProps {
  label: ReactNode
  /** A smaller line under the label. */
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, help, checked, onChange, disabled, className }: CheckboxProps) {
  return (
    <label className={classNames('checkbox', className)}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <span>
        {label}
        {help && <small> {help}</small>}
      </span>
    </label>
  )
}
