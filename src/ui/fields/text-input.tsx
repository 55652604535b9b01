import { Lock } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'className' | 'size'
>

export interface TextInputProps extends FieldLabels, InputAttributes {
  value: string
  onChange: (value: string) => void
  /** 52 px high. */
  tall?: boolean | undefined
  /** An icon inside, at the start. */
  icon?: ReactNode
  /** Content inside at the end: a key, a unit, a button. */
  after?: ReactNode
  /** Read-only: shown with a lock, still focusable. */
  locked?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A single-line text field. Takes every other attribute of `<input>`. */
export function TextInput(props: TextInputProps) {
  const {
    label,
    hideLabel,
    info,
    limit,
    required,
    help,
    error,
    announcesError,
    className,
    value,
    onChange,
    tall,
    icon,
    after,
    locked,
    ...rest
  } = props
  return (
    <FieldFrame
      {...{ label, hideLabel, info, limit, required, help, error, announcesError }}
      className={classNames(tall && 'field-tall', className)}
      length={value.length}
    >
      {control => (
        <div className="field-box">
          {icon}
          <input
            type="text"
            autoComplete="off"
            {...rest}
            {...control}
            readOnly={locked}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          {locked ? <Lock /> : after}
        </div>
      )}
    </FieldFrame>
  )
}
