import './segmented.css'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean | undefined
  /** With an icon the label of an option is for screen readers and the tooltip. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** One of two to four, all in sight. Arrow keys choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel, options, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={classNames('segmented', className)}>
      <legend className={hideLabel ? 'unseen' : 'segmented-label'}>{label}</legend>
      <div className="segmented-options">
        {options.map(option => (
          <label key={option.value} title={option.icon ? option.label : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className={option.icon ? 'unseen' : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
