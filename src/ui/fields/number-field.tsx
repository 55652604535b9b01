import './number-field.css'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldInfo } from './field-frame.tsx'
import { TextInput } from './text-input.tsx'

export interface NumberFieldProps {
  label: string
  info?: FieldInfo | undefined
  /** Minimum and maximum, inclusive. */
  range: readonly [number, number]
  step: number
  /** Displayed after the number. */
  unit?: string
  value: number
  onChange: (value: number) => void
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** A number input with a range, beside its label. It displays text as typed and calls `onChange` only with a valid number. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    info,
    range: [min, max],
    step,
    unit,
    value,
    onChange,
    hideLabel,
    className
  } = props
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
      hideLabel={hideLabel}
      info={info}
      className={classNames('number-field', className)}
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
