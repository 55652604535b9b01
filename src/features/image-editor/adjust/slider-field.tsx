import { useId } from 'react'

interface SliderFieldProps {
  label: string
  /** What the number means, as it is shown: `+20 %`. */
  text: string
  /** A whole number. */
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A native slider with its label and its value above it. */
export function SliderField({ label, text, value, min, max, onChange }: SliderFieldProps) {
  const id = useId()
  return (
    <div className="adjust-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
