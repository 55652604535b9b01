import './slider-field.css'
import { useId } from 'react'

interface SliderFieldProps {
  label: string
  /** What the number means, as it is shown and read out: `20 %`. The number itself if absent. */
  text?: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A native slider below its label and its value. */
export function SliderField({ label, value, text = `${value}`, min, max, step, onChange }: SliderFieldProps) {
  const id = useId()
  return (
    <div className="slider-field">
      <label htmlFor={id}>{label}</label>
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
