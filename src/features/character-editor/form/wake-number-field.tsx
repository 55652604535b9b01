import { useState } from 'react'
import { wakeNumberText } from '#i18n/labels/wake-number-text.ts'
import { m } from '#i18n/messages.ts'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

interface WakeNumberProps {
  label: string
  info?: FieldInfo | undefined
  /** NaN while the field does not hold a number. */
  value: number
  onChange: (value: number) => void
  onBlur: () => void
  /** Description of the night position, such as `after the Poisoner`. */
  position: string
  error: string | undefined
  locked: boolean
}

/** A field for a wake-up number, with a description of its night position. Accepts a point or a comma before decimals. */
export function WakeNumberField({
  label,
  info,
  value,
  onChange,
  onBlur,
  position,
  error,
  locked
}: WakeNumberProps) {
  const [typed, setTyped] = useState<string>()
  const displayed =
    typed !== undefined && Object.is(parseNumber(typed), value) ? typed : wakeNumberText(value)
  return (
    <TextInput
      label={label}
      info={info}
      inputMode="decimal"
      value={Number.isNaN(value) ? (typed ?? '') : displayed}
      onChange={text => {
        setTyped(text)
        onChange(parseNumber(text))
      }}
      onBlur={onBlur}
      onFocus={event => event.target.select()}
      help={value === 0 ? m.editor_does_not_wake() : position}
      error={error}
      locked={locked}
    />
  )
}

const parseNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))
