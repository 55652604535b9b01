import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Language of the label if it isn't the page's. */
  lang?: string | undefined
  /** Heading of its group: adjacent options with the same heading are grouped. */
  group?: string | undefined
}

export interface SelectProps<Value extends string> extends Omit<FieldLabels, 'limit'> {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A native select in the field frame. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, disabled, ref, ...frameProps } = props
  const choose = (chosen: string) => {
    const option = options.find(each => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <FieldFrame {...frameProps} length={0}>
      {control => (
        <div className="field-box">
          <select
            {...control}
            ref={ref}
            disabled={disabled}
            value={value}
            onChange={event => choose(event.target.value)}
          >
            {grouped(options).map(([group, members]) =>
              group === undefined ? (
                members.map(option => <Option key={option.value} {...option} />)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(option => (
                    <Option key={option.value} {...option} />
                  ))}
                </optgroup>
              )
            )}
          </select>
          <ChevronDown />
        </div>
      )}
    </FieldFrame>
  )
}

const Option = ({ value, label, lang }: SelectOption<string>) => (
  <option value={value} lang={lang}>
    {label}
  </option>
)

/** Groups adjacent options with the same heading. */
function grouped<Value extends string>(options: readonly SelectOption<Value>[]) {
  const groups: [string | undefined, SelectOption<Value>[]][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0] === option.group) last[1].push(option)
    else groups.push([option.group, [option]])
  }
  return groups
}
