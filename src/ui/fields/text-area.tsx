import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'

type AreaAttributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className'>

export interface TextAreaProps extends FieldLabels, AreaAttributes {
  value: string
  onChange: (value: string) => void
  /** Height in lines when empty; it grows with its text. */
  rows?: number | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, info, limit, required, help, error, announcesError, className, ...rest } = props
  const { value, onChange, rows = 2, ...attributes } = rest
  return (
    <FieldFrame
      {...{ label, hideLabel, info, limit, required, help, error, announcesError, className }}
      length={value.length}
    >
      {control => (
        // A hidden pseudo-element with the same text gives the grid cell its height, in every browser.
        <div className="field-box field-grow" data-text={`${value} `}>
          <textarea
            {...attributes}
            {...control}
            rows={rows}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
