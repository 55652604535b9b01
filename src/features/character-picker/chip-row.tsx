import type { ReactNode } from 'react'

/** A labelled group of chips. */
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
