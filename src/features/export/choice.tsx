import type { ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'

interface ChoiceProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What it does, or why it cannot be chosen. */
  help?: string | undefined
  disabled?: boolean | undefined
  /** What more there is to choose once it is taken. */
  children?: ReactNode
}

/** Something to take or leave, with what belongs to it. */
export const Choice = ({ label, help, children, ...checkbox }: ChoiceProps) => (
  <div className="export-choice">
    <Checkbox
      {...checkbox}
      label={
        <>
          {label}
          {help && <small> {help}</small>}
        </>
      }
    />
    {checkbox.checked && !checkbox.disabled && children && (
      <div className="export-choice-more">{children}</div>
    )}
  </div>
)
