import type { ReactNode } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'

interface ChoiceProps {
  label: string
  info?: FieldInfo | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  /** Explains the option, or why it is disabled. */
  help?: string | undefined
  disabled?: boolean | undefined
  /** Further options, shown while the checkbox is checked. */
  children?: ReactNode
}

/** A checkbox with the options that depend on it. */
export const CheckboxOption = ({ label, help, children, ...checkbox }: ChoiceProps) => (
  <div className="export-choice">
    <Checkbox {...checkbox} label={label} help={help} />
    {checkbox.checked && !checkbox.disabled && children && (
      <div className="export-choice-more">{children}</div>
    )}
  </div>
)
