import type { ReactNode } from 'react'

/** Chips under one name. */
export const ChipRow = ({
  label,
  className,
  children
}: {
  label: string
  className: string
  children: ReactNode
}) => (
  <fieldset className={`chip-row ${className}`}>
    <legend>{label}</legend>
    <div className="chip-row-chips">{children}</div>
  </fieldset>
)
