import './field.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** Renders something small after a field's label, such as a button that explains the field. Gets the label. */
export type FieldInfo = (label: string) => ReactNode

/** Label and texts of a field, common to all kinds of fields. */
export interface FieldLabels {
  label: string
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  info?: FieldInfo | undefined
  /** Maximum characters, shown as `4 / 30`. Longer text is marked, never cut. */
  limit?: number | undefined
  /** One line under the field. */
  help?: ReactNode
  /** Error message, replaces the help. */
  error?: ReactNode
  className?: string | undefined
}

/** Attributes for the control inside the frame. */
export interface FieldControl {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, character count, help and error around a control. */
export function FieldFrame({
  label,
  hideLabel,
  info,
  limit,
  help,
  error,
  className,
  length,
  children
}: FieldLabels & { length: number; children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const message = error || help
  const isTooLong = limit !== undefined && length > limit
  return (
    <div className={classNames('field', className)}>
      <div className={classNames('field-head', hideLabel && 'unseen')}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {info?.(label)}
        {limit !== undefined && (
          <span className={classNames('field-count', isTooLong && 'field-count-over')} id={`${id}-count`}>
            {length} / {limit}
          </span>
        )}
      </div>
      {children({
        id,
        className: 'field-control',
        'aria-invalid': Boolean(error) || undefined,
        'aria-describedby':
          [message && `${id}-note`, limit !== undefined && `${id}-count`].filter(Boolean).join(' ') ||
          undefined
      })}
      <div
        className={classNames('field-note', Boolean(error) && 'field-error')}
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
      >
        {error && <CircleAlert />}
        {message}
      </div>
    </div>
  )
}
