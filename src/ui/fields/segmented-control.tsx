import './segmented-control.css'
import './segmented-variants.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldInfo } from './field-frame.tsx'

export interface SegmentedControlProps<Value extends string> {
  label: string
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  info?: FieldInfo | undefined
  /** Options with an icon show their label in the tooltip and to screen readers only. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** All options are equally wide to the pixel, with the lines between them. */
  even?: boolean | undefined
  /** The options are below each other on a narrow phone: for labels of any length. */
  stacks?: boolean | undefined
  className?: string | undefined
}

/** A segmented control for two to four options. Arrow keys choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel, info, options, value, onChange, even, stacks, className } = props
  const name = useId()
  return (
    <fieldset
      className={classNames('segmented', even && 'segmented-even', stacks && 'segmented-stacks', className)}
    >
      <legend className={hideLabel ? 'unseen' : 'segmented-label'}>{label}</legend>
      {info?.(label)}
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
