import { useState } from 'react'
import { TextInput } from '#ui/fields/text-input.tsx'

interface NumberFieldProps {
  label: string
  /** Minimum and maximum, inclusive. */
  range: readonly [number, number]
  step: number
  /** Displayed after the number. */
  unit?: string
  value: number
  onChange: (value: number) => void
}

/** A number input with a range. It displays text as typed and calls `onChange` only with a valid number. */
export function NumberField({ label, range: [min, max], step, unit, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    const number = Number(text)
    const isStep = Math.abs(number / step - Math.round(number / step)) < 1e-6
    if (text && isStep && number >= min && number <= max) onChange(number)
  }
  return (
    <TextInput
      label={label}
      className="export-number"
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      after={unit}
      value={typed ?? `${value}`}
      onChange={change}
      onBlur={() => setTyped(undefined)}
    />
  )
}
