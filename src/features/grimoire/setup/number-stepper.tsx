import './number-stepper.css'
import { Minus, Plus } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'

interface NumberStepperProps {
  label: string
  info?: FieldInfo | undefined
  range: readonly [number, number]
  value: number
  onChange: (value: number) => void
}

/** A number with buttons for one less and one more. */
export function NumberStepper({ label, info, range, value, onChange }: NumberStepperProps) {
  const [min, max] = range
  return (
    <div className="number-stepper">
      <NumberField
        className="number-stepper-field"
        label={label}
        info={info}
        range={range}
        step={1}
        value={value}
        onChange={onChange}
      />
      <IconButton
        edged
        label={m.setup_less({ name: label })}
        aria-disabled={value <= min}
        onClick={() => onChange(Math.max(value - 1, min))}
      >
        <Minus />
      </IconButton>
      <IconButton
        edged
        label={m.setup_more({ name: label })}
        aria-disabled={value >= max}
        onClick={() => onChange(Math.min(value + 1, max))}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
