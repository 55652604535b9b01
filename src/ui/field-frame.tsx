import './field.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** What every kind of field is told. */
export interface FieldWords {
  label: string
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean | undefined
  /** The most characters it should hold: shows `4 / 30`. Longer text is shown as too long, never cut. */
  limit?: number | undefined
  /** One line under the field. */
  help?: ReactNode
  /** What is wrong, in place of the help. */
  error?: ReactNode
  className?: string | undefined
}

/** What the control inside the frame must carry. */
export interface FieldControl {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, count, help and error around a control. */
export function FieldFrame({
  label,
  hideLabel,
  limit,
  help,
  error,
  className,
  length,
  children
}: FieldWords & { length: number; children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const note = error || help
  const isLong = limit !== undefined && length > limit
  return (
    <div className={classNames('field', className)}>
      <div className={classNames('field-head', hideLabel && 'unseen')}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {limit !== undefined && (
          <span className={classNames('field-count', isLong && 'field-count-over')} id={`${id}-count`}>
            {length} / {limit}
          </span>
        )}
      </div>
      {children({
        id,
        className: 'field-control',
        'aria-invalid': Boolean(error) || undefined,
        'aria-describedby':
          [note && `${id}-note`, limit !== undefined && `${id}-count`].filter(Boolean).join(' ') || undefined
      })}
      <div
        className={classNames('field-note', Boolean(error) && 'field-error')}
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
      >
        {error && <CircleAlert />}
        {note}
      </div>
    </div>
  )
}
