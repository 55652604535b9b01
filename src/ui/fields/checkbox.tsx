import './checkbox.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, checked, onChange, disabled, className }: CheckboxProps) {
  return (
    <label className={classNames('checkbox', className)}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
