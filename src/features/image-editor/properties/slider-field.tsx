import { useId } from 'react'

interface SliderFieldProps {
  label: string
  /** Minimum and maximum, inclusive. */
  range: readonly [number, number]
  step?: number
  /** Stands after the number: ` %`. */
  unit?: string
  value: number
  onChange: (value: number) => void
}

/** A native slider below its label and value. */
export function SliderField({
  label,
  range: [min, max],
  step = 1,
  unit = '',
  value,
  onChange
}: SliderFieldProps) {
  const id = useId()
  const text = `${Math.round(value / step) * step}${unit}`
  return (
    <div className="slider-field">
      <label htmlFor={id}>{label}</label>
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
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}
