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
  /** Marks the field: it must not stay empty. */
  required?: boolean | undefined
  /** One line under the field. */
  help?: ReactNode
  /** Error message, above the help. The field is described by both. */
  error?: ReactNode
  /** Screen readers announce the error at once: the focus isn't moved to the field, or is there already. */
  announcesError?: boolean | undefined
  className?: string | undefined
}

/** Attributes for the control inside the frame. */
export interface FieldControl {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  'aria-describedby': string | undefined
}

/** Label, character count, help and error around a control. */
export function FieldFrame({
  label,
  hideLabel,
  info,
  limit,
  required,
  help,
  error,
  announcesError,
  className,
  length,
  children
}: FieldLabels & { length: number; children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const isTooLong = limit !== undefined && length > limit
  return (
    <div className={classNames('field', className)}>
      <div className={classNames('field-head', hideLabel && 'unseen')}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {required && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
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
        'aria-required': required || undefined,
        'aria-describedby':
          [error && `${id}-error`, help && `${id}-note`, limit !== undefined && `${id}-count`]
            .filter(Boolean)
            .join(' ') || undefined
      })}
      {error && (
        <div
          className="field-note field-error"
          id={`${id}-error`}
          role={announcesError ? 'alert' : undefined}
        >
          <CircleAlert />
          {error}
        </div>
      )}
      <div className="field-note" id={`${id}-note`}>
        {help}
      </div>
    </div>
  )
}
