import './slider-field.css'
import { useId } from 'react'
import type { FieldInfo } from './field-frame.tsx'

interface SliderFieldProps {
  label: string
  info?: FieldInfo | undefined
  /** What the number means, as it is shown and read out: `20 %`. The number itself, rounded to a step, if absent. */
  text?: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A native slider below its label and its value. */
export function SliderField({
  label,
  info,
  value,
  min,
  max,
  step = 1,
  onChange,
  ...props
}: SliderFieldProps) {
  const id = useId()
  const text = props.text ?? `${Math.round(value / step) * step}`
  return (
    <div className="slider-field">
      <div className="slider-field-label">
        <label htmlFor={id}>{label}</label>
        {info?.(label)}
      </div>
      {/* The slider says its value itself. */}
      <output htmlFor={id} aria-hidden="true">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
