import './checkbox.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldInfo } from './field-frame.tsx'
import { withInfo } from './with-info.tsx'

export interface CheckboxProps {
  label: ReactNode
  info?: FieldInfo | undefined
  /** A smaller line under the label. */
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, info, help, checked, onChange, disabled, className }: CheckboxProps) {
  return withInfo(
    info,
    label,
    className,
    <label className={classNames('checkbox', !info && className)}>
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
