import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

export interface SelectProps<Value extends string> extends Omit<FieldWords, 'limit'> {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

/** One of many: the system's own list in our frame. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, disabled, ref, ...words } = props
  const choose = (chosen: string) => {
    const option = options.find(each => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <FieldFrame {...words} length={0}>
      {control => (
        <div className="field-box">
          <select
            {...control}
            ref={ref}
            disabled={disabled}
            value={value}
            onChange={event => choose(event.target.value)}
          >
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown />
        </div>
      )}
    </FieldFrame>
  )
}
