import { useState } from 'react'
import { Field } from '#ui/field.tsx'

interface NumberFieldProps {
  label: string
  /** The least and the most. */
  range: readonly [number, number]
  step: number
  /** Stands after the number. */
  unit?: string
  value: number
  onChange: (value: number) => void
}

/** A number within a range. What is typed on the way to one stays as it is, and counts only when it is one. */
export function NumberField({ label, range: [least, most], step, unit, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    const wanted = Number(text)
    const isStep = Math.abs(wanted / step - Math.round(wanted / step)) < 1e-6
    if (text && isStep && wanted >= least && wanted <= most) onChange(wanted)
  }
  return (
    <Field
      label={label}
      className="export-number"
      type="number"
      inputMode="decimal"
      min={least}
      max={most}
      step={step}
      after={unit}
      value={typed ?? `${value}`}
      onChange={change}
      onBlur={() => setTyped(undefined)}
    />
  )
}
