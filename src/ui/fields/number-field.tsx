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

/**
 * A number input with a range, beside its label. It displays text as typed and calls `onChange` only with a valid number.
 * What isn't one when the focus leaves stays, with the range as its error, until it is corrected or the number changes.
 */
export function NumberField(props: NumberFieldProps) {
  const { range, step, unit, value, onChange, ...labels } = props
  const [min, max] = range
  // `at` is the number of the field when the text was refused.
  const [typed, setTyped] = useState<{ text: string; at?: number | undefined }>()
  const isRefused = typed?.at === value
  const isValid = (text: string) => {
    const number = Number(text)
    const isStep = Math.abs(number / step - Math.round(number / step)) < 1e-6
    return text !== '' && isStep && number >= min && number <= max
  }
  const change = (text: string) => {
    const isNumber = isValid(text)
    setTyped({ text, at: isRefused && !isNumber ? value : undefined })
    if (isNumber) onChange(Number(text))
  }
  const refuse = () => setTyped(typed?.text && !isValid(typed.text) ? { ...typed, at: value } : undefined)
  return (
    <TextInput
      {...labels}
      className={classNames('number-field', labels.className)}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      after={unit}
      error={isRefused && [`${min}–${max}`, unit].filter(Boolean).join(' ')}
      announcesError
      value={typed && (isRefused || typed.at === undefined) ? typed.text : `${value}`}
      onChange={change}
      onBlur={refuse}
    />
  )
}
