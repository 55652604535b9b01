import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Field } from '#ui/field.tsx'

interface WakeNumberProps {
  label: string
  /** Not a number while the field holds none. */
  value: number
  onChange: (value: number) => void
  onBlur: () => void
  /** Between whom it stands, in words. */
  place: string
  error: string | undefined
  locked: boolean
}

/** A wake-up number, whole or not, with the words for it. Point and comma both divide. */
export function WakeNumber({ label, value, onChange, onBlur, place, error, locked }: WakeNumberProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && Object.is(numberIn(typed), value) ? typed : String(value)
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={Number.isNaN(value) ? (typed ?? '') : shown}
      onChange={text => {
        setTyped(text)
        onChange(numberIn(text))
      }}
      onBlur={onBlur}
      onFocus={event => event.target.select()}
      help={value === 0 ? m.editor_does_not_wake() : place}
      error={error}
      locked={locked}
    />
  )
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))
